/**
 * The search box in use (SPEC 4): the prerendered form becomes a combobox. It's made without React, whose
 * root would handle each of the seven events of a key before the letter is seen.
 */
import type { Audience, Country } from '../../kernel/contract.ts';
import { cleanKeywords } from '../search/keywords.ts';
import { idleSearch, type SearchSnapshot } from '../search/search-session.ts';
import { answerKey, hasModifier } from './answer-key.ts';
import { make, setAttribute, setClass, setText } from './kept-nodes.ts';
import { later, nextPaint, nextTask } from './later.ts';
import { loadSearchData } from './load-search-data.ts';
import { makePagesBelow } from './pages-below.ts';
import styles from './SuggestionList.module.css';
import type { SearchData } from './search-data.ts';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';
import { statusText } from './status-text.ts';
import { makeSuggestionList, optionId } from './suggestion-list.ts';

export type SearchBoxInUse = {
  /** Dealers see products that others don't. */
  readonly changeAudience: (audience: Audience) => void;
};

type Active = { readonly list: SearchSnapshot['suggestions']; readonly place: number };
const nothingActive: Active = { list: [], place: -1 };

/** `box` holds the markup of `SearchBox.tsx`; what was typed, pressed or focused in it counts. */
export function startSearchBox(box: Element, country: Country, first: Audience): SearchBoxInUse {
  const { form, input, line } = partsOf(box);
  const { id } = input;
  let audience = first;
  let site: SearchData | undefined;
  let engine: SearchEngine | undefined;
  let chosen = nothingActive;
  let drawn = idleSearch;
  let lastInputAt = performance.now();
  /** ArrowDown was pressed before there was a list: its first entry becomes the active one. */
  let isArrowWaiting = input.dataset.key === 'ArrowDown';

  // Typing before the constants have arrived waits for them as for an answer.
  const beforeEngine = (): SearchSnapshot => ({
    ...idleSearch,
    isLoading: input.matches(':focus') && input.value.trim() !== '',
  });
  const shown = () => {
    const snapshot = engine?.session.getSnapshot() ?? beforeEngine();
    const entries = engine?.entriesOf(snapshot) ?? [];
    // A place in a list that is no longer shown means nothing in this one.
    const isChosenHere = snapshot.isOpen && chosen.list === snapshot.suggestions;
    return { ...snapshot, entries, active: isChosenHere ? chosen.place : -1 };
  };

  const draw = () => {
    const { entries, active, ...snapshot } = shown();
    const { isOpen, isLoading, query } = snapshot;
    const isListed = isOpen && entries.length > 0;
    const isStatusShown = isOpen && entries.length === 0 && snapshot.suggestions.length > 0;
    const shownPages = (isOpen && engine?.pagesOf(snapshot)) || [];
    list.show(isListed ? entries : [], active, query);
    below.show(shownPages);
    setText(status, statusText(snapshot));
    setClass(status, isStatusShown && !isLoading ? styles.status : 'visually-hidden');
    const isAnything = isListed || isStatusShown || shownPages.length > 0;
    setClass(panel, styles.panel, !isAnything && styles.closed);
    setAttribute(line, 'aria-busy', isLoading ? 'true' : undefined);
    setAttribute(input, 'aria-expanded', String(isListed));
    setAttribute(box, 'data-listed', isAnything ? '' : undefined);
    setAttribute(input, 'aria-controls', isListed ? `${id}-list` : undefined);
    setAttribute(input, 'aria-activedescendant', active < 0 ? undefined : optionId(id, active));
    // Scrolling back to the first row lays the list out at once: the next frame only has to paint it, and a
    // key can come in between.
    if (snapshot.suggestions !== drawn.suggestions) panel.scrollTop = 0;
    drawn = snapshot;
    if (isArrowWaiting && isListed && !isLoading) chooseAt(0);
  };

  const choose = (next: Active) => {
    isArrowWaiting = false;
    if (chosen === next) return;
    chosen = next;
    draw();
  };
  const chooseAt = (place: number) => choose({ list: shown().suggestions, place });

  const drawWords = later(nextPaint, draw);
  const drawAnswer = later(nextTask, draw);
  const onChange = () => {
    const snapshot = engine?.session.getSnapshot() ?? idleSearch;
    const isNewAnswer =
      snapshot.suggestions !== drawn.suggestions || snapshot.pages !== drawn.pages;
    const isAsBefore = snapshot.isOpen === drawn.isOpen && snapshot.isLoading === drawn.isLoading;
    if (isNewAnswer) drawAnswer();
    else if (!isAsBefore) draw();
    // New words alone change only the address of all results: the letter is painted first.
    else drawWords();
  };

  const quietMs = () => Math.max(0, performance.now() - lastInputAt);

  const begin = () => {
    if (!site) return;
    engine?.session.dispose();
    engine = createSearchEngine(site, country, audience);
    engine.session.subscribe(onChange);
    if (input.matches(':focus') && input.value !== '') {
      const { searchDebounceMs } = site.timing;
      engine.prepare();
      engine.session.type(input.value, searchDebounceMs - Math.min(quietMs(), searchDebounceMs));
    }
    draw();
  };

  // A browser's own error page would replace this one, so when-idle.ts shows a note instead.
  const isOffline = () => !!line.querySelector('p')?.textContent;
  const chooseEntry = (place: number) => {
    const entry = shown().entries[place];
    if (entry && !isOffline()) engine?.choose(entry);
  };
  const list = makeSuggestionList(id, chooseEntry);
  const below = makePagesBelow({
    onFocus: () => {
      choose(nothingActive);
      engine?.session.focus();
    },
    onBlur: () => engine?.session.blur(),
    onLeave: (way) => {
      if (way === 'up') chooseAt(shown().entries.length - 1);
      input.focus();
      if (way === 'closing') engine?.session.close();
    },
  });
  const status = make('p', 'visually-hidden');
  setAttribute(status, 'role', 'status');
  const panel = make('div', undefined, list.element, status, below.element);

  const type = (text: string) => {
    if (text !== '') engine?.prepare();
    // The highlighted entry was an answer to other words (SRCH-31).
    choose(nothingActive);
    if (engine) engine.session.type(text);
    else draw();
  };
  const comeBack = () => {
    // With the same words in the box the list comes back without a request (SRCH-05).
    if (engine && cleanKeywords(input.value) === shown().query) engine.session.focus();
    else if (input.value !== '' || engine) type(input.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.length === 1 || hasModifier(event) || event.isComposing) return;
    const { entries, active, isOpen } = shown();
    if (event.key === 'ArrowDown') {
      // Without suggestions the pages come right after the text.
      if (isOpen && active === entries.length - 1 && below.enter()) return event.preventDefault();
      isArrowWaiting = entries.length === 0;
    }
    const answer = answerKey(event.key, { active, count: entries.length, isOpen });
    if (answer === undefined) return;
    event.preventDefault();
    if (answer.kind === 'choose') {
      chooseEntry(answer.place);
    } else if (answer.kind === 'move') {
      engine?.session.open();
      chooseAt(answer.to);
    } else {
      choose(nothingActive);
      if (answer.kind === 'close') return engine?.session.close();
      input.value = '';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };

  input.addEventListener('input', () => {
    lastInputAt = performance.now();
    type(input.value);
  });
  input.addEventListener('focus', comeBack);
  // After Escape the box still has the focus; a click asks for the list again.
  input.addEventListener('click', comeBack);
  input.addEventListener('blur', () => {
    isArrowWaiting = false;
    if (engine) engine.session.blur();
    else draw();
  });
  // A search that failed without a network is tried again.
  addEventListener('online', () => input.matches(':focus') && comeBack());
  input.addEventListener('keydown', onKeyDown);
  form.addEventListener('submit', (event) => {
    // Without the engine the browser sends the form, as it would without a script.
    if (engine === undefined && input.value.trim() !== '') return;
    event.preventDefault();
    if (!isOffline()) engine?.seeAll(input.value);
  });
  // The pointer must not move the focus, or the list would be hidden under the finger.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  // Rows stay and change their content: the one that was pressed may be another entry by now.
  let pressed: string | undefined;
  panel.addEventListener('pointerdown', (event) => {
    pressed = addressAt(event);
  });
  const onRelease = (event: MouseEvent) => {
    if (event.detail === 0 || addressAt(event) === pressed) return;
    event.preventDefault();
    event.stopPropagation();
  };
  panel.addEventListener('click', onRelease, { capture: true });
  panel.addEventListener('auxclick', onRelease, { capture: true });
  form.after(panel);
  setAttribute(input, 'role', 'combobox');
  setAttribute(input, 'aria-autocomplete', 'list');
  setAttribute(input, 'aria-haspopup', 'listbox');
  draw();
  // It never rejects.
  void loadSearchData().then((loaded) => {
    site = loaded;
    begin();
  });
  return {
    changeAudience: (next) => {
      if (next === audience) return;
      audience = next;
      begin();
    },
  };
}

function partsOf(box: Element) {
  const form = box.querySelector('form');
  const input = box.querySelector('input');
  const line = input?.parentElement;
  if (!form || !input || !line) throw new Error('the search box differs from its markup');
  return { form, input, line };
}

function addressAt({ target }: Event): string | undefined {
  return target instanceof Element ? target.closest('a')?.href : undefined;
}
