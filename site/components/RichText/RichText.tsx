import type { ReactNode } from 'react';
import type { Block, Inline, RichText as RichTextNodes } from '../../../kernel/entry-types.ts';
import styles from './RichText.module.css';

/** Runs of text with their markup. React escapes every string, so HTML stays text. */
export function InlineText({ nodes }: { readonly nodes: readonly Inline[] }) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text never move
    <InlineNode key={index} node={node} />
  ));
}

/** A product code looks different from the text, and doesn't break at its hyphens. */
const isCode = ({ url, children: [first, second] }: Extract<Inline, { type: 'link' }>): boolean =>
  first?.type === 'text' &&
  second === undefined &&
  /^[A-Z\d]/.test(first.text) &&
  url === `/${first.text}`;

function InlineNode({ node }: { readonly node: Inline }): ReactNode {
  if (node.type === 'text') return node.text;
  if (node.type === 'code') return <code>{node.text}</code>;
  const children = <InlineText nodes={node.children} />;
  if (node.type === 'link') {
    return (
      <a href={node.url} className={isCode(node) ? 'code' : undefined}>
        {children}
      </a>
    );
  }
  return node.type === 'strong' ? <strong>{children}</strong> : <em>{children}</em>;
}

function BlockOf({ block }: { readonly block: Block }) {
  if (block.type === 'paragraph') {
    return (
      <p>
        <InlineText nodes={block.children} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never move
        <li key={index}>
          <InlineText nodes={item} />
        </li>
      ))}
    </List>
  );
}

/** Renders catalogue text as paragraphs and lists, with 60 to 70 characters a line. */
export function RichText({ text }: { readonly text: RichTextNodes }) {
  if (text.length === 0) return null;
  return (
    <div className={`prose ${styles.text}`}>
      {text.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
        <BlockOf key={index} block={block} />
      ))}
    </div>
  );
}
