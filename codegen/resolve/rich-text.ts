/** Text of the catalogue: paragraphs, lists, bold, italic, code and links of Markdown. Everything else is literal. */
import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline, RichText } from '../../kernel/contract.ts';

/** Constructs of Markdown that would surprise in a catalogue: `<b>`, `# 10` and `1 < 2` stay as they are typed (ACCEPTANCE 14). */
const disabled = [
  'autolink',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
  'characterReference',
];

export function parseRichText(text: string | undefined): RichText {
  if (text === undefined || text.trim() === '') return [];
  const simple = readSimple(text);
  if (simple) return simple;
  const tree = fromMarkdown(text, { extensions: [{ disable: { null: disabled } }] });
  return tree.children.flatMap((node): Block[] => {
    if (node.type === 'paragraph') return [{ type: 'paragraph', children: inlines(node.children) }];
    if (node.type !== 'list') return [];
    const items = node.children.map((item) =>
      item.children.flatMap((child) => (child.type === 'paragraph' ? inlines(child.children) : [])),
    );
    return [{ type: 'list', ordered: node.ordered === true, items }];
  });
}

/** Text of a single line, such as the cell of a table. */
export const parseInline = (text: string): readonly Inline[] =>
  parseRichText(text).flatMap((block) =>
    block.type === 'paragraph' ? block.children : block.items.flat(),
  );

const mark = /[\\[\]*_`\t]/;
const startOfBlock = /^(?: |[-+](?: |$)|\d+[.)])/m;
/** `[words](/address)` and `**words**`, nothing special within. */
const simpleMark =
  /\[([^\\[\]*_`\t]+)\]\(([^\s\\[\]*_`()<>&]+)\)|\*\*([A-Za-z\d](?:[^\\[\]*_`\t]*[A-Za-z\d])?)\*\*/;

/** Most texts are paragraphs with a link at most: they are read forty times as fast without the parser. `undefined` for any other. */
function readSimple(text: string): RichText | undefined {
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

function inlines(nodes: readonly PhrasingContent[]): Inline[] {
  const result: Inline[] = [];
  for (const node of nodes) {
    if (node.type === 'text') addText(result, node.value);
    else if (node.type === 'break') addText(result, ' ');
    else if (node.type === 'inlineCode') result.push({ type: 'code', text: node.value });
    else if (node.type === 'strong' || node.type === 'emphasis')
      result.push({ type: node.type, children: inlines(node.children) });
    else if (node.type === 'link')
      result.push({ type: 'link', url: node.url, children: inlines(node.children) });
  }
  return result;
}

/** Neighbouring texts become one; a line end in the file is a space on the page. */
function addText(result: Inline[], value: string): void {
  const text = value.replaceAll(/\s*\n\s*/g, ' ');
  const last = result.at(-1);
  if (last?.type === 'text') result[result.length - 1] = { type: 'text', text: last.text + text };
  else result.push({ type: 'text', text });
}
