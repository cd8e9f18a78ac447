import type { Inline, RichText } from './entry-types.ts';

/** Copy without markup, on one line, for structured data and search. */
export const plainText = (text: RichText): string =>
  text
    .map((block) =>
      block.type === 'paragraph'
        ? plainLine(block.children)
        : block.items.map(plainLine).join('; '),
    )
    .join(' ');

export const plainLine = (nodes: readonly Inline[]): string =>
  nodes.map((node) => ('text' in node ? node.text : plainLine(node.children))).join('');
