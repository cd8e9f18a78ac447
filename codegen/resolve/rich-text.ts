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
  if (isPlain(text)) return text.split(/\n[ \n]*\n/).flatMap(plainParagraph);
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

/** Most texts contain no mark at all. Ten thousand products are checked in half the time when the parser is spared those. */
const isPlain = (text: string): boolean =>
  !/[\\[\]*_`\t]/.test(text) && !/^(?: |[-+](?: |$)|\d+[.)])/m.test(text);

function plainParagraph(paragraph: string): Block[] {
  const text = paragraph.replaceAll(/^[ \n]+|[ \n]+$/g, '').replaceAll(/\s*\n\s*/g, ' ');
  return text === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', text }] }];
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
