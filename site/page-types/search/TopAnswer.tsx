import { type ReactNode, useEffect, useRef } from 'react';
import type { RankedEntry } from '../../../kernel/site-entry.ts';
import { topAnswer } from '../../search/top-answer.ts';
import type { ListedItem } from '../../search/visible-items.ts';
import styles from './ResultsPage.module.css';

type TopAnswerProps = {
  readonly keywords: string;
  readonly items: readonly ListedItem[];
  readonly pages: readonly RankedEntry[];
  readonly left: string | undefined;
};

/** Shows the first answer: the product of a code, or the page with the typed title. */
export function TopAnswer({ keywords, items, pages, left }: TopAnswerProps) {
  const chosen = topAnswer(keywords, items, pages, left);
  switch (chosen?.kind) {
    case 'product': {
      const { code, url } = chosen.item;
      return <Typed key={code}>{lead(url, code)}</Typed>;
    }
    case 'compare': {
      const { codes } = chosen;
      return lead(`/compare?codes=${codes.join(',')}`, codes.join(', '), { verb: 'Compare' });
    }
    case 'successor': {
      const { code, url, replaces } = chosen.item;
      return lead(url, code, { old: replaces });
    }
    case 'elsewhere':
      return (
        <p key={chosen.page.address} className={styles.article}>
          {chosen.page.title}. <a href={chosen.page.address}>See the range here</a>
        </p>
      );
    case 'superseded': {
      const { address, words } = chosen.page;
      return lead(address, address.slice(1), { old: words });
    }
    case 'page':
      return lead(chosen.page.address, chosen.page.title, { verb: '' });
    default:
      return null;
  }
}

/** The product whose code was typed. A second Enter opens it, unless focus has moved. */
function Typed({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) {
      element.current?.querySelector('a')?.focus({ preventScroll: true });
    }
  }, []);
  return <div ref={element}>{children}</div>;
}

type LeadWords = {
  readonly verb?: string;
  readonly old?: string | undefined;
};
const lead = (url: string, code: string, { verb = 'Open', old }: LeadWords = {}) => (
  <p key={url} className={styles.article}>
    {old !== undefined && (
      <>
        <span className="code">{code}</span> {`replaces ${old}.`}{' '}
      </>
    )}
    <a className="button" href={url}>
      {`${verb} ${code}`.trim()}
    </a>
    {old !== undefined && (
      <a className="onward" href={`/${old}`}>
        {`See ${old}`}
      </a>
    )}
  </p>
);
