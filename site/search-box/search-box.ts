/**
 * Turns the prerendered form into a combobox (SPEC 4), without React, whose root would handle each of the seven events
 * of a key before the letter shows.
 *
 * A query goes from here to search-session.ts (when to search), site-search.ts (where), visible-items.ts (what the list
 * shows) and suggestion-list.ts (how it looks).
 */

import { homeCountry, isCountry } from '../../kernel/countries.ts';
import type { Audience, Country } from '../../kernel/entry-types.ts';
import { isAudience } from '../browser/audience.ts';
import { isLoggedIn } from '../browser/cookies.ts';
import { redirect, siteOrigins } from '../browser/redirect.ts';
import { storeSentSearch } from '../browser/sent-search.ts';
import { cleanKeywords, searchPageUrl } from '../search/keywords.ts';
import { isOfCode, pagesAfterItems } from '../search/related-pages.ts';
import { idleSearch, type SearchSnapshot } from '../search/search-session.ts';
import { createSiteSearch } from '../search/site-search.ts';
import { type Choosable, choosableEntries, type SearchSite } from '../search/visible-items.ts';
import { hasModifier, keyAction, statusOf, statusText } from './box-rules.ts';
import { make, setAttribute, setClass, setText } from './dom-updates.ts';
import { loadSearchData } from './load-search-data.ts';
import { makePageSuggestions } from './page-suggestions.ts';
import styles from './SuggestionList.module.css';
import { makeSuggestionList, optionId } from './suggestion-list.ts';

/** Takes over the prerendered form inside `box`, with its text and focus. Rejects if its constants can't be fetched. */
export async function mountSearchBox(header: HTMLElement, box: HTMLElement): Promise<void> {
  let lastInputAt = performance.now();
  box.addEventListener('input', () => {
    lastInputAt = performance.now();
  });
  const site = await loadSearchData();
  const audienceOf = ({ dataset: { audience } }: HTMLElement): Audience =>
    isAudience(audience) ? audience : 'Consumer';
  const { country } = document.documentElement.dataset;
  const changeAudience = startSearchBox(
    box,
    site,
    isCountry(country) ? country : homeCountry,
    audienceOf(header),
    performance.now() - lastInputAt,
  );
  const observer = new MutationObserver(() => changeAudience(audienceOf(header)));
  observer.observe(header, { attributeFilter: ['data-audience'] });
}

type Active = { readonly list: SearchSnapshot['suggestions']; readonly index: number };
const nothingActive: Active = { list: [], index: -1 };

/** `box` is SearchBox.tsx, typed in `quietMs` ago. Returns a function that changes the audience, because dealers see more products. */
function startSearchBox(
  box: Element,
  site: SearchSite,
  country: Country,
  audience: Audience,
  quietMs: number,
): (audience: Audience) => void {
  const { form, input, line } = partsOf(box);
  const { id } = input;
  const createSearch = (now: Audience) =>
    createSiteSearch({
      site,
      country,
      audience: now,
      isLoggedIn: isLoggedIn(),
      hostname: location.hostname,
    });
  let searchedBy = audience;
  let search = createSearch(audience);
  let active = nothingActive;
  let drawn = idleSearch;
  /** True if ArrowDown was pressed before there was a list, whose first entry then becomes active. */
  let isArrowWaiting = input.dataset.key === 'ArrowDown';

  const current = () => {
    const snapshot = search.session.getSnapshot();
    // An index into a previous list means nothing in this one.
    const isSameList = snapshot.isOpen && active.list === snapshot.suggestions;
    return {
      snapshot,
      entries: choosableEntries(snapshot.suggestions, snapshot.query),
      activeIndex: isSameList ? active.index : -1,
    };
  };

  const draw = () => {
    const { snapshot, entries, activeIndex } = current();
    const { isOpen, isLoading, query, suggestions } = snapshot;
    const isListed = isOpen && entries.length > 0;
    const said = isOpen ? statusOf(suggestions) : '';
    const items = suggestions.filter((entry) => entry.kind === 'item');
    const pages = isOpen ? pagesAfterItems(query, snapshot.pages ?? [], items) : [];
    setText(note, said);
    note.hidden = said === '';
    list.show(snapshot, isListed, activeIndex);
    above.show(pages.filter(isOfCode));
    below.show(pages.filter((page) => !isOfCode(page)));
    setText(status, statusText(snapshot));
    const isAnything = isListed || said !== '' || pages.length > 0;
    setClass(panel, styles.panel, !isAnything && styles.closed);
    setAttribute(line, 'aria-busy', isLoading ? 'true' : undefined);
    setAttribute(input, 'aria-expanded', String(isListed));
    setAttribute(input, 'aria-controls', isListed ? `${id}-list` : undefined);
    const activeId = activeIndex < 0 ? undefined : optionId(id, activeIndex);
    setAttribute(input, 'aria-activedescendant', activeId);
    if (suggestions !== drawn.suggestions) panel.scrollTop = 0;
    drawn = snapshot;
    if (isArrowWaiting && isListed && !isLoading) activate(0);
  };

  const setActive = (next: Active) => {
    isArrowWaiting = false;
    if (active === next) return;
    active = next;
    draw();
  };
  const activate = (index: number) => setActive({ list: current().snapshot.suggestions, index });

  const begin = (sinceTypedMs: number) => {
    search.connect();
    search.session.subscribe(draw);
    if (input.matches(':focus') && input.value !== '') {
      search.prepare();
      search.session.type(input.value, Math.max(0, site.timing.searchDebounceMs - sinceTypedMs));
    }
    draw();
  };

  /** Opens an address by a full page load (SPEC 7). */
  const goTo = (url: string) => {
    search.session.close();
    redirect(url, {
      origin: location.origin,
      allowedOrigins: siteOrigins(site.countries),
      assign: (target) => location.assign(target),
    });
  };
  /** Opens the results for the typed text. Does nothing without words. */
  const seeAll = (text: string) => {
    const url = searchPageUrl(text);
    if (url === undefined) return;
    // The visitor may leave before the search completes, which would log it, or before the log is known.
    storeSentSearch(text);
    search.record(cleanKeywords(text));
    goTo(url);
  };
  const open = (entry: Choosable) =>
    entry.kind === 'see all' ? seeAll(current().snapshot.query) : goTo(entry.url);
  const choose = (index: number) => {
    const entry = current().entries[index];
    if (entry) open(entry);
  };

  const list = makeSuggestionList(id, choose);
  // A code that no suggestion may have comes first, as it does on /search.
  const above = makePageSuggestions('Matching code', 'visually-hidden');
  const below = makePageSuggestions('Also on this site', styles.status);
  /** The next stop of an arrow from a link or an entry. From the text, -1, it goes to the first of all. */
  const stopAfter = (from: unknown, step: number) => {
    const { entries } = current();
    const stops: readonly unknown[] = [...above.links(), ...entries.keys(), ...below.links()];
    return stops[stops.indexOf(from) + step];
  };
  const status = make('p', 'visually-hidden');
  setAttribute(status, 'role', 'status');
  // The status says it to screen readers.
  const note = make('p', styles.status);
  setAttribute(note, 'aria-hidden', 'true');
  const panel = make('div', undefined, status, note, above.element, list.element, below.element);

  const type = (text: string) => {
    if (text !== '') search.prepare();
    // The active entry belonged to other words (SRCH-31).
    setActive(nothingActive);
    search.session.type(text);
  };
  const comeBack = () => {
    // With the same words in the box, the list comes back without a request (SRCH-05).
    if (cleanKeywords(input.value) === current().snapshot.query) search.session.focus();
    else type(input.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.length === 1 || hasModifier(event) || event.isComposing) return;
    const { snapshot, entries, activeIndex } = current();
    const { isOpen } = snapshot;
    if (event.key === 'ArrowDown') {
      const next = isOpen && stopAfter(activeIndex, 1);
      if (next instanceof HTMLElement) {
        next.focus();
        return event.preventDefault();
      }
      isArrowWaiting = entries.length === 0;
    }
    const action = keyAction(event.key, { active: activeIndex, count: entries.length, isOpen });
    if (action === undefined) return;
    event.preventDefault();
    if (action.kind === 'choose') {
      choose(action.index);
    } else if (action.kind === 'move') {
      search.session.open();
      activate(action.to);
    } else {
      setActive(nothingActive);
      if (action.kind === 'close') return search.session.close();
      input.value = '';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };

  input.addEventListener('input', () => type(input.value));
  input.addEventListener('focus', comeBack);
  // After Escape, the box still has focus, and a click opens the list again.
  input.addEventListener('click', comeBack);
  input.addEventListener('blur', () => {
    isArrowWaiting = false;
    search.session.blur();
  });
  input.addEventListener('keydown', onKeyDown);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    seeAll(input.value);
  });
  // The list stays open while one of the links has focus.
  panel.addEventListener('focusin', () => {
    setActive(nothingActive);
    search.session.focus();
  });
  panel.addEventListener('focusout', () => search.session.blur());
  panel.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    const next = step && stopAfter(event.target, step);
    if (next instanceof HTMLElement) return next.focus();
    // Below the last link there's nothing.
    if (step === 1 && next === undefined) return;
    if (typeof next === 'number') activate(next);
    input.focus();
    if (!step) search.session.close();
  });
  // The pointer must not move focus, or the list would hide under the finger.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  form.after(panel);
  setAttribute(input, 'role', 'combobox');
  setAttribute(input, 'aria-autocomplete', 'list');
  setAttribute(input, 'aria-haspopup', 'listbox');
  begin(quietMs);
  return (next) => {
    if (next === searchedBy) return;
    searchedBy = next;
    search.session.dispose();
    search = createSearch(next);
    begin(0);
  };
}

function partsOf(box: Element) {
  const form = box.querySelector('form');
  const input = box.querySelector('input');
  const line = input?.parentElement;
  if (!form || !input || !line) throw new Error('the search box differs from its markup');
  return { form, input, line };
}
