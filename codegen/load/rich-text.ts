/** Text of the catalogue: paragraphs, lists, bold, italic, code and links of Markdown. Everything else is literal. */
import type { Inline, RichText } from '../../kernel/contract.ts';

/** Anything that Markdown could understand as more than words. */
const mark = /[\\[\]*_`\t]|^(?: |[-+](?: |$)|\d+[.)])/m;

/** The paragraphs of a text without markup, which needs no parser. Most texts have none. `undefined` for any other. */
export function plainRichText(text: string): RichText | undefined {
  if (mark.test(text)) return undefined;
  return text
    .split(/\n[ \n]*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '')
    .map((line) => ({ type: 'paragraph', children: [{ type: 'text', text: line }] }));
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
