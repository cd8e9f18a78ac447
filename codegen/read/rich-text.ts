/** Text of the catalogue: paragraphs, lists, bold, italic, code and links of Markdown. Everything else is literal. */
import type { Block, Inline, RichText } from '../../kernel/contract.ts';

const mark = /[\\[\]*_`\t]/;
const startOfBlock = /^(?: |[-+](?: |$)|\d+[.)])/m;
/** `[words](/address)` and `**words**`, nothing special within. */
const simpleMark =
  /\[([^\\[\]*_`\t]+)\]\(([^\s\\[\]*_`()<>&]+)\)|\*\*([A-Za-z\d](?:[^\\[\]*_`\t]*[A-Za-z\d])?)\*\*/;

/** Most texts are paragraphs with a link at most: they are read forty times as fast without the parser. `undefined` for any other. */
export function simpleText(text: string): RichText | undefined {
  if (startOfBlock.test(text)) return undefined;
  const blocks: Block[] = [];
  for (const paragraph of text.split(/\n[ \n]*\n/)) {
    const line = paragraph.replaceAll(/^[ \n]+|[ \n]+$/g, '').replaceAll(/\s*\n\s*/g, ' ');
    const children: Inline[] = [];
    const parts = line.split(simpleMark);
    for (let index = 0; index < parts.length; index += 4) {
      const [between = '', label, url, strong] = parts.slice(index, index + 4);
      if (mark.test(between)) return undefined;
      if (between !== '') children.push({ type: 'text', text: between });
      if (label !== undefined && url !== undefined)
        children.push({ type: 'link', url, children: [{ type: 'text', text: label }] });
      if (strong !== undefined)
        children.push({ type: 'strong', children: [{ type: 'text', text: strong }] });
    }
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
  }
  return blocks;
}

/** The one line that a text of a single line is, such as the cell of a table. */
export const inlineOf = (text: RichText): readonly Inline[] =>
  text.flatMap((block) => (block.type === 'paragraph' ? block.children : block.items.flat()));

/** Every address that the text links to, in its order. */
export function linksIn(text: RichText): string[] {
  const ofInline = (node: Inline): string[] =>
    node.type === 'link' ? [node.url] : 'children' in node ? node.children.flatMap(ofInline) : [];
  return text.flatMap((block) =>
    block.type === 'paragraph'
      ? block.children.flatMap(ofInline)
      : block.items.flat().flatMap(ofInline),
  );
}
