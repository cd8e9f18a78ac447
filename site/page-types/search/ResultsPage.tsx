import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSentSearch } from '../../browser/sent-search.ts';
import { readStoredList } from '../../browser/stored-lists.ts';
import { CompareTick } from '../../components/CompareTick/CompareTick.tsx';
import { cleanKeywords } from '../../search/keywords.ts';
import { isOfCode, pagesAfterItems } from '../../search/related-pages.ts';
import {
  buildResults,
  buildSearchAddress,
  type ResultFacetId,
  readSearchAddress,
  type SearchState,
} from '../../search/results.ts';
import { createResultsSearch, type ResultsSearch } from '../../search/results-search.ts';
import {
  articleFor,
  isDealerOnly,
  type ListedItem,
  type SearchContext,
  type SearchVisit,
  searchContext,
} from '../../search/visible-items.ts';
import { Answered } from '../../toolkit/mount-tool.tsx';
import { Facets } from './Facets.tsx';
import { NothingFound, Unavailable } from './NothingFound.tsx';
import { Pages } from './Pages.tsx';
import { PagesFound } from './PagesFound.tsx';
import { ResultsList } from './ResultsList.tsx';
import styles from './ResultsPage.module.css';
import { additionalText, nothingText, summaryText } from './results-text.ts';
import { TopAnswer } from './TopAnswer.tsx';
import { none, useAnswer, useLiveItem } from './use-answers.ts';

export function ResultsPage({ visit }: { readonly visit: SearchVisit }) {
  const { search } = useLocation();
  const state = useMemo(() => readSearchAddress(search), [search]);
  const siteSearch = useMemo(() => createResultsSearch(visit), [visit]);
  const [attempt, setAttempt] = useState(0);
  const { keywords, page } = state;
  useTitle(page > 1 ? `${keywords}, page ${page}` : keywords);
  useFormOf(keywords);
  useEffect(() => {
    // Different words belong to a results page that's still loading.
    if (keywords !== '' && cleanKeywords(readSentSearch()) === keywords)
      siteSearch.record(keywords);
  }, [siteSearch, keywords]);

  // Anything here would push down what the page already shows.
  if (keywords === '') return <Answered />;
  return (
    <section className="wrap part opened" aria-label="Results">
      <Answer
        // A new attempt starts the search again.
        key={attempt}
        visit={visit}
        siteSearch={siteSearch}
        state={state}
        onRetry={() => setAttempt((count) => count + 1)}
      />
    </section>
  );
}

/** Puts the query first in the page's title (WCAG 2.4.2), so tabs and the history show which search it was. */
function useTitle(searched: string): void {
  const [own] = useState(document.title);
  useEffect(() => {
    document.title = searched === '' ? own : `${searched} | ${own}`;
  }, [searched, own]);
}

/** Shows the address's keywords in the prerendered form, unless the visitor is typing others. */
function useFormOf(keywords: string): void {
  const [shown, setShown] = useState('');
  useEffect(() => {
    const input = document.querySelector('#search-keywords');
    if (!(input instanceof HTMLInputElement) || shown === keywords) return;
    if (input.value === shown) input.value = keywords;
    setShown(keywords);
  }, [keywords, shown]);
  useEffect(() => {
    // Going back restores this page with the next search's words still in its form.
    const restore = ({ persisted }: PageTransitionEvent) => {
      const input = document.querySelector('#search-keywords');
      if (persisted && input instanceof HTMLInputElement) input.value = keywords;
    };
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, [keywords]);
}

function ticks(context: SearchContext): (item: ListedItem) => ReactNode {
  const ticked = readStoredList('compared');
  return (item) =>
    !isDealerOnly(item, context) && (
      <CompareTick code={item.code} isTicked={ticked.includes(item.code)} />
    );
}

type AnswerProps = {
  readonly visit: SearchVisit;
  readonly siteSearch: ResultsSearch;
  readonly state: SearchState;
  readonly onRetry: () => void;
};

function Answer({ visit, siteSearch, state, onRetry }: AnswerProps) {
  const { isLoggedIn } = visit;
  const listed = useAnswer(siteSearch.find, state.keywords, true);
  const found = useLiveItem(siteSearch, listed, state.keywords, isLoggedIn);
  // These load before the results show, because one may go above the results and would move them.
  const matching = useAnswer(siteSearch.findPages, state.keywords, true, none);
  const navigate = useNavigate();
  const results = useMemo(() => {
    if (found === undefined || matching === undefined) return undefined;
    return buildResults(found.items, state, searchContext(visit), visit.site.search.pageSize);
  }, [found, matching, state, visit]);

  // The first answer already covers these.
  const pages = (matching ?? []).filter((entry) => !isOfCode(entry));
  const isNothing = results?.matches === 0;
  const isLost = isNothing && pages.length === 0;
  const nearest = useAnswer(siteSearch.findNearest, state.keywords, isLost, none);

  const article = articleFor(state.keywords, searchContext(visit));

  // Screen readers announce the status only if it's in the page before its text.
  const isDown = found?.answeredBy === 'none';
  const summary =
    results === undefined ? 'Searching' : isDown ? '' : summaryText(results, found?.isCut);
  const toggle = (id: ResultFacetId, value: string) => {
    const before = state.facets[id];
    const chosen = before.includes(value)
      ? before.filter((each) => each !== value)
      : [...before, value];
    navigate(buildSearchAddress({ ...state, page: 1, facets: { ...state.facets, [id]: chosen } }), {
      preventScrollReset: true,
    });
  };

  return (
    <>
      <h2 tabIndex={-1}>
        {/* Empty until the count is known, because a heading that changes would move the keywords. */}
        {results ? (
          <>
            <span>
              {isLost && !article && !found?.hasFailed ? 'No results for ' : 'Results for '}
            </span>
            <q>{state.keywords}</q>
          </>
        ) : (
          '\u00a0'
        )}
      </h2>
      <p role="status" className={isLost ? 'visually-hidden' : styles.summary}>
        {/* In its own element, because browser translation replaces bare text nodes, which breaks React. */}
        <span>
          {isNothing && !isDown ? nothingText(pages.length + (article ? 1 : 0)) : summary}
        </span>
        {results && !isNothing && pages.length > 0 && (
          <span>
            {'. '}
            <a href="#beside">{additionalText(pages.length)}</a>
          </span>
        )}
        {results && !isNothing && found?.left && <span>{`. ${found.left}`}</span>}
      </p>
      {results && (
        <TopAnswer
          keywords={state.keywords}
          items={results.items}
          pages={pagesAfterItems(state.keywords, matching ?? [], results.items)}
          left={found?.left}
        />
      )}
      {article && (
        <p key={article.url} className={styles.article}>
          Worth reading: <a href={article.url}>{article.title}</a>
        </p>
      )}
      {isDown && <Unavailable onRetry={onRetry} />}
      {results && !isDown && results.matches === 0 && (
        <NothingFound
          key={`nothing for ${state.keywords}`}
          hasFailed={found?.hasFailed === true}
          nearest={nearest ?? []}
          hasPages={pages.length > 0 || article !== undefined}
          onRetry={onRetry}
        />
      )}
      {results && results.matches > 0 && (
        <div className={`stack ${styles.columns}`}>
          <Facets facets={results.facets} state={state} onToggle={toggle} />
          <div>
            <ResultsList items={results.items} actions={ticks(searchContext(visit))} />
            <Pages paging={results.paging} state={state} />
          </div>
        </div>
      )}
      {/* Rendered after the results, which would push it down. */}
      {results && <PagesFound key={`pages for ${state.keywords}`} pages={pages} />}
      {results && (nearest || !isLost) && <Answered key={`answer to ${state.keywords}`} />}
    </>
  );
}
