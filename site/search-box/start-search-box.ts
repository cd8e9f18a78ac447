/**
 * The search box in use (SPEC 4): the prerendered form becomes a combobox. Without React, whose root
 * would answer each of the seven events of a key before its letter is seen; and what changes from one
 * answer to the next is text in nodes that stay (`kept-nodes.ts`).
 */
import type { Audience, Country } from '../../kernel/contract.ts';
import { cleanKeywords } from '../search/keywords.ts';
import { idleSearch, type SearchSnapshot, searchingLabel } from '../search/search-snapshot.ts';
import { answerKey } from './answer-key.ts';
import { engineOfBox } from './engine-of-box.ts';
import { hasModifier } from './has-modifier.ts';
import { make, setAttribute, setClass, setText } from './kept-nodes.ts';
import { later, nextPaint, nextTask } from './later.ts';
import { optionId } from './option-id.ts';
import type { PagesBeside, Place } from './pages-beside.ts';
import styles from './SuggestionList.module.css';
import type { SearchEngine } from './search-engine.ts';
import type { SuggestionList } from './suggestion-list.ts';

export type SearchBoxInUse = {
  /** Dealers see products that others do not. */
  readonly changeAudience: (audience: Audience) => void;
};

type Active = { readonly list: SearchSnapshot['suggestions']; readonly place: number };
const nothingActive: Active = { list: [], place: -1 };
type Lists = {
  readonly above: PagesBeside;
  readonly list: SuggestionList;
  readonly below: PagesBeside;
};

/** `box` holds the markup of `SearchBox.tsx`; what is typed or focused in it stays. */
export function startSearchBox(box: Element, country: Country, audience: Audience): SearchBoxInUse {
  const { form, input, line } = partsOf(box);
  const { id } = input;
  const [words, beside] = [new Text(), new Text()];
  // Each in its own place, so that "No Results" stands in exactly these words (ERR-11).
  const status = make('p', 'visually-hidden', make('span', undefined, words), beside);
  setAttribute(status, 'role', 'status');
  const panel = make('div', undefined, status);
  let engine: SearchEngine | undefined;
  let lists: Lists | undefined;
  let chosen = nothingActive;
  let drawn = idleSearch;

  // Whoever has typed waits for the scripts as for an answer.
  const beforeEngine = (): SearchSnapshot => ({
    ...idleSearch,
    isLoading: search.isUnderWay() && input.value.trim() !== '',
  });
  const shown = () => {
    const snapshot = engine?.session.getSnapshot() ?? beforeEngine();
    const entries = engine?.entriesOf(snapshot) ?? [];
    // A place in a list that is no longer shown is no place in this one.
    const isChosenHere = snapshot.isOpen && chosen.list === snapshot.suggestions;
    return { ...snapshot, entries, active: isChosenHere ? chosen.place : -1 };
  };

  const draw = () => {
    const { entries, active, ...snapshot } = shown();
    const { isOpen, isLoading, query } = snapshot;
    const isListed = isOpen && entries.length > 0;
    const isStatusShown = isOpen && entries.length === 0 && !isLoading;
    const pages = engine?.pagesOf(snapshot);
    const shownPages = (isOpen && pages) || [];
    lists?.above.show(shownPages.filter(({ isAnswer }) => isAnswer));
    lists?.list.show(isListed ? entries : [], active, query);
    lists?.below.show(shownPages.filter(({ isAnswer }) => !isAnswer));
    const [said = '', more = ''] = engine?.statusText({ ...snapshot, pages }) ?? [
      isLoading ? searchingLabel : '',
    ];
    setText(words, said);
    setText(beside, more);
    setClass(status, isStatusShown ? styles.status : 'visually-hidden');
    setClass(panel, styles.panel, !isListed && !isStatusShown && styles.closed);
    setAttribute(line, 'aria-busy', isLoading ? 'true' : undefined);
    setAttribute(input, 'aria-expanded', String(isListed));
    setAttribute(box, 'data-listed', isListed || isStatusShown ? '' : undefined);
    setAttribute(input, 'aria-controls', isListed ? `${id}-list` : undefined);
    setAttribute(input, 'aria-activedescendant', active < 0 ? undefined : optionId(id, active));
    // From its first row, which lays it out at once: the frame that follows has only to paint it, and a
    // key can come in between.
    if (snapshot.suggestions !== drawn.suggestions) panel.scrollTop = 0;
    drawn = snapshot;
  };

  const choose = (next: Active) => {
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
    // New words alone change no more than where all results are: first the letter is seen.
    else drawWords();
  };

  const begin = (next: SearchEngine) => {
    engine = next;
    lists ??= makeLists(next);
    next.session.subscribe(onChange);
    draw();
    // The text of a box in use when the search has come to it.
    if (input.matches(':focus') && input.value !== '') next.session.type(input.value);
  };
  const search = engineOfBox(country, audience, { onEngine: begin, onFailure: () => draw() });

  const makeLists = ({ makeList, makePages }: SearchEngine): Lists => {
    const beside = (place: Place) =>
      makePages(place, {
        onFocus: () => {
          choose(nothingActive);
          engine?.session.focus();
        },
        onBlur: () => engine?.session.blur(),
        onLeave: (way) => {
          const count = shown().entries.length;
          if (way === 'down') {
            if (place === 'below' || (count === 0 && lists?.below.enter())) return;
            chooseAt(count > 0 ? 0 : -1);
          }
          if (way === 'up' && place === 'below') chooseAt(count - 1);
          input.focus();
          if (way === 'closing') engine?.session.close();
        },
      });
    const made = {
      above: beside('above'),
      list: makeList(id, (place) => chooseEntry(place)),
      below: beside('below'),
    };
    status.before(made.above.element, made.list.element);
    status.after(made.below.element);
    return made;
  };
  // The note of when-idle.ts says so: the browser's own fault would take the place of the page.
  const isOffline = () => !!line.querySelector('p')?.textContent;
  const chooseEntry = (place: number) => {
    const entry = shown().entries[place];
    if (entry && !isOffline()) engine?.choose(entry);
  };

  const type = (text: string) => {
    if (text !== '') search.load();
    // What was highlighted was an answer to other words (SRCH-31).
    choose(nothingActive);
    if (engine) engine.session.type(text);
    else draw();
  };
  const comeBack = () => {
    // To the box with the same words: the list returns, without a request (SRCH-05).
    if (engine && cleanKeywords(input.value) === shown().query) engine.session.focus();
    else type(input.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.length === 1 || hasModifier(event) || event.isComposing) return;
    const { entries, active, isOpen } = shown();
    if (event.key === 'ArrowDown' && isOpen) {
      // Where there are no suggestions, the pages stand below the text.
      const isEntered =
        (active < 0 && lists?.above.enter()) ||
        (active === entries.length - 1 && lists?.below.enter());
      if (isEntered) return event.preventDefault();
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

  input.addEventListener('input', () => type(input.value));
  input.addEventListener('focus', comeBack);
  // After Escape the box still has the focus; a click asks for the list again.
  input.addEventListener('click', comeBack);
  input.addEventListener('blur', () => engine?.session.blur());
  // What nobody could answer without a network is asked again.
  addEventListener('online', () => input.matches(':focus') && comeBack());
  input.addEventListener('keydown', onKeyDown);
  form.addEventListener('submit', (event) => {
    // Without the engine the browser sends the form, as it would without a script.
    if (engine === undefined && input.value.trim() !== '') return;
    event.preventDefault();
    if (!isOffline()) engine?.seeAll(input.value);
  });
  // The pointer must not take the focus, or the list would be hidden under the finger.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  // Rows stay and change what they say: what was pressed may be another entry by now.
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
  if (input.matches(':focus') && input.value !== '') search.load();
  draw();
  return { changeAudience: search.changeAudience };
}

function partsOf(box: Element) {
  const form = box.querySelector('form');
  const input = box.querySelector('input');
  const line = input?.parentElement;
  if (!form || !input || !line) throw new Error('the search box is not as it was rendered');
  return { form, input, line };
}

function addressAt({ target }: Event): string | undefined {
  return target instanceof Element ? target.closest('a')?.href : undefined;
}
