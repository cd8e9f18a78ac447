import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { RankedEntry } from '../../../kernel/site-entry.ts';
import type { ListedItem } from '../../search/listed-items.ts';
import { plainCode } from '../../search/plain-code.ts';
import type { CodeAnswer } from './CodeAnswer.tsx';
import styles from './ResultsPage.module.css';

type LeadProps = {
  readonly keywords: string;
  readonly items: readonly ListedItem[];
  readonly pages: readonly RankedEntry[];
  readonly answer: CodeAnswer | null;
};

/**
 * The first answer. A whole code gives its product with guide, documents and clause. A former code gives its
 * successor. A page whose title was typed comes before products too.
 */
export function Lead({ keywords, items, pages, answer }: LeadProps): ReactElement | null {
  const typed = plainCode(keywords);
  const exact = items.find(({ code }) => plainCode(code) === typed);
  const successor = items.find(({ replaces }) => replaces !== undefined);
  const moved = pages.find(({ kind }) => kind === 'superseded');
  const elsewhere = pages.find(({ kind }) => kind === 'elsewhere');
  if (exact) {
    return (
      <Typed key={exact.code}>
        {answer?.code === exact.code ? answer.lead : lead(exact.url, exact.code, '')}
      </Typed>
    );
  }
  if (successor) {
    return lead(successor.url, successor.code, `replaces ${successor.replaces}.`);
  }
  if (elsewhere) {
    return (
      <p key={elsewhere.address} className={styles.article}>
        {elsewhere.title}. <a href={elsewhere.address}>See the range here</a>
      </p>
    );
  }
  if (moved) return lead(moved.address, moved.address.slice(1), `replaces ${moved.words}.`);
  const page = pages.find(({ isAnswer }) => isAnswer);
  return page ? lead(page.address, page.title, '') : null;
}

/** The product whose code was typed. A second Enter opens it, unless the focus has moved. */
function Typed({ children }: { readonly children: ReactNode }): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) {
      element.current?.querySelector('a')?.focus({ preventScroll: true });
    }
  }, []);
  return <div ref={element}>{children}</div>;
}

const lead = (url: string, code: string, words: string) => (
  <p key={url} className={styles.article}>
    {words !== '' && (
      <>
        <span className="code">{code}</span> {words}{' '}
      </>
    )}
    <a className="button" href={url}>
      {`Open ${code}`}
    </a>
  </p>
);
