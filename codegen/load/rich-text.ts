/** Reads catalogue text: Markdown's paragraphs, lists, bold, italic, code and links. Everything else is literal. */
import type { Inline, RichText } from '../../kernel/entry-types.ts';

/** Anything that Markdown could read as markup. */
const mark = /[\\[\]*_`\t]|^(?: |[-+](?: |$)|\d+[.)])/m;

/** Splits copy without markup into paragraphs, without the slow parser. Undefined if it has markup. */
export function plainRichText(text: string): RichText | undefined {
  if (mark.test(text)) return undefined;
  return text
    .split(/\n[ \n]*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '')
    .map((line) => ({ type: 'paragraph', children: [{ type: 'text', text: line }] }));
}

/** Returns one line, such as a table cell, as inline nodes. */
export const inlineOf = (text: RichText): readonly Inline[] =>
  text.flatMap((block) => (block.type === 'paragraph' ? block.children : block.items.flat()));

export function linksIn(text: RichText): string[] {
  const ofInline = (node: Inline): string[] =>
    node.type === 'link' ? [node.url] : 'children' in node ? node.children.flatMap(ofInline) : [];
  return inlineOf(text).flatMap(ofInline);
}
