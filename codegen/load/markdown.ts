/** Parses text with markup. */
import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline, RichText } from '../../kernel/entry-types.ts';

/** Markdown syntax that's off, because merchandisers mean `<b>`, `# 10` and `1 < 2` literally (ACCEPTANCE 14). */
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

export function parseMarkdown(text: string): RichText {
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

/** Joins neighbouring texts. A line end in the file is a space on the page. */
function addText(result: Inline[], value: string): void {
  const text = value.replaceAll(/\s*\n\s*/g, ' ');
  const last = result.at(-1);
  if (last?.type === 'text') result[result.length - 1] = { type: 'text', text: last.text + text };
  else result.push({ type: 'text', text });
}
