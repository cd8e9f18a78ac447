/**
 * The search box of the header (SPEC 4). On the server it is a plain GET form to /search; in the
 * browser the same form becomes a combobox. The input stays uncontrolled, because a controlled one
 * would erase what was typed before the script had loaded.
 */
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Audience, Country } from '../../kernel/contract.ts';
import { cleanKeywords, maxKeywordLength } from '../search/keywords.ts';
import type { SearchSnapshot } from '../search/search-snapshot.ts';
import { answerKey } from './answer-key.ts';
import { optionId } from './option-id.ts';
import './SearchBox.css';
import styles from './SuggestionList.module.css';
import { useSearchEngine } from './use-search-engine.ts';

export type SearchBoxProps = {
  readonly country: Country;
  /** The variant of the page; dealers see products that others do not. */
  readonly audience: Audience;
  /** The input's, and what the ids of its list begin with; unique in a page. */
  readonly id?: string;
};

type Active = { readonly list: SearchSnapshot['suggestions']; readonly place: number };
const nothingActive: Active = { list: [], place: -1 };

export function SearchBox({
  country,
  audience,
  id = 'header-search',
}: SearchBoxProps): ReactElement {
  const { engine, snapshot, load } = useSearchEngine(country, audience);
  const input = useRef<HTMLInputElement>(null);
  const [isReady, setReady] = useState(false);
  const [chosen, setChosen] = useState(nothingActive);

  const { isOpen, isLoading, suggestions } = snapshot;
  const entries = engine?.entriesOf(snapshot) ?? [];
  const pages = engine?.pagesOf(snapshot) ?? [];
  const above = pages.filter(({ isAnswer }) => isAnswer);
  const below = pages.filter(({ isAnswer }) => !isAnswer);
  // A place in a list that is no longer shown is no place in this one.
  const active = isOpen && chosen.list === suggestions ? chosen.place : -1;

  const type = (text: string) => {
    if (text !== '') load();
    // What was highlighted was an answer to other words (SRCH-31).
    setChosen(nothingActive);
    engine?.session.type(text);
  };
  const comeBack = () => {
    const text = input.current?.value ?? '';
    // To the box with the same words: the list returns, without a request (SRCH-05).
    if (engine && cleanKeywords(text) === snapshot.query) engine.session.focus();
    else type(text);
  };

  // The text of a box in use when React, and later the search, have come to it.
  useEffect(() => {
    setReady(true);
    const box = input.current;
    if (!box || box !== document.activeElement || box.value === '') return;
    if (engine) engine.session.type(box.value);
    else load();
  }, [engine, load]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (hasModifier(event) || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && isOpen) {
      // Where there are no suggestions, the pages stand below the text.
      const next = active < 0 && above.length > 0 ? 'above' : 'below';
      const isAtEdge = next === 'above' || active === entries.length - 1;
      if (isAtEdge && goToPages(next)) return event.preventDefault();
    }
    const answer = answerKey(event.key, { active, count: entries.length, isOpen });
    if (answer === undefined) return;
    event.preventDefault();
    if (answer.kind === 'choose') {
      const entry = entries[answer.place];
      if (entry) engine?.choose(entry);
    } else if (answer.kind === 'move') {
      engine?.session.open();
      setChosen({ list: suggestions, place: answer.to });
    } else {
      setChosen(nothingActive);
      if (answer.kind === 'close') return engine?.session.close();
      event.currentTarget.value = '';
      type('');
    }
  };

  const onSubmit = (event: FormEvent) => {
    const text = input.current?.value ?? '';
    // Without the engine the browser sends the form, as it would without a script.
    if (engine === undefined && text.trim() !== '') return;
    event.preventDefault();
    engine?.seeAll(text);
  };

  const isListed = isOpen && entries.length > 0;
  const isStatusShown = isOpen && entries.length === 0 && !isLoading;
  const panel = useRef<HTMLDivElement>(null);
  const goToPages = (place: 'above' | 'below'): boolean => {
    const link = panel.current?.querySelector<HTMLElement>(`[data-pages="${place}"] a`);
    link?.focus();
    return link !== null && link !== undefined;
  };
  const pagesAt = (place: 'above' | 'below', shown: typeof pages) =>
    engine &&
    isOpen &&
    shown.length > 0 && (
      <engine.Pages
        place={place}
        pages={shown}
        onFocus={engine.session.focus}
        onBlur={engine.session.blur}
        onLeave={(way) => {
          if (way === 'down') {
            if (place === 'below' || (entries.length === 0 && goToPages('below'))) return;
            setChosen({ list: suggestions, place: entries.length > 0 ? 0 : -1 });
          }
          input.current?.focus();
          if (way === 'closing') engine.session.close();
        }}
      />
    );
  return (
    <search>
      <form action="/search" method="get" onSubmit={onSubmit}>
        <label htmlFor={id} className="visually-hidden">
          Search products by code or words
        </label>
        <div aria-busy={isLoading || undefined}>
          <input
            ref={input}
            id={id}
            name="keywords"
            maxLength={maxKeywordLength}
            type="search"
            placeholder="Product code or words"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            {...(isReady && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-haspopup': 'listbox',
              'aria-expanded': isListed,
              'aria-controls': isListed ? `${id}-list` : undefined,
              'aria-activedescendant': active < 0 ? undefined : optionId(id, active),
            })}
            onInput={(event) => type(event.currentTarget.value)}
            onFocus={comeBack}
            // After Escape the box still has the focus; a click asks for the list again.
            onClick={comeBack}
            onBlur={() => engine?.session.blur()}
            onKeyDown={onKeyDown}
          />
          <button type="submit">
            <span className="visually-hidden">Search</span>
          </button>
        </div>
      </form>
      {isReady && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it keeps the focus where it is, and does nothing
        <div
          ref={panel}
          className={isListed || isStatusShown ? styles.panel : undefined}
          // The pointer must not take the focus, or the list would be hidden under the finger.
          onMouseDown={(event) => event.preventDefault()}
        >
          {pagesAt('above', above)}
          {engine && isListed && (
            <engine.List
              id={id}
              entries={entries}
              active={active}
              query={snapshot.query}
              onChoose={engine.choose}
            />
          )}
          <p role="status" className={isStatusShown ? styles.status : 'visually-hidden'}>
            {engine?.statusText(snapshot)}
          </p>
          {pagesAt('below', below)}
        </div>
      )}
    </search>
  );
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
