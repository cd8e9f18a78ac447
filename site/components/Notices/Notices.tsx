import type { ReactElement } from 'react';
import type { Section } from '../../../kernel/contract.ts';
import { formatDate } from '../../../kernel/format.ts';
import { Badge } from '../Badge/Badge.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './Notices.module.css';

type NoticesProps = { readonly notices: Section['notices'] };

/** Dated entries, the newest first: news, recalls. */
export function Notices({ notices }: NoticesProps): ReactElement | null {
  if (notices.length === 0) return null;
  const newestFirst = [...notices].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  return (
    <ol className={styles.notices}>
      {newestFirst.map((notice) => (
        <li key={`${notice.date} ${notice.title}`}>
          <time className="hint" dateTime={notice.date}>
            {formatDate(notice.date)}
          </time>
          <div>
            <h3>{notice.title}</h3>
            {notice.sample && <Badge kind="sample" />}
            <RichText text={notice.text} />
          </div>
        </li>
      ))}
    </ol>
  );
}
