import type { Image } from '../../../kernel/entry-types.ts';
import styles from './LinkList.module.css';

export type ListedLink = {
  readonly label: string;
  readonly url: string;
  readonly description?: string;
  /** A date, or a file type. */
  readonly note?: string;
  readonly image?: Image;
};

export function LinkList({ links }: { readonly links: readonly ListedLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={`named-links ruled rows ${styles.list}`}>
      {links.map((link) => (
        <li key={`${link.url} ${link.label}`}>
          <a href={link.url}>
            <span>{link.label}</span>
            {link.description !== undefined && <span className="hint">{link.description}</span>}
            {link.note !== undefined && <span className="hint">{link.note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
