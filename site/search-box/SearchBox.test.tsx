import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SearchItem } from '../../kernel/search-item.ts';
import { fixtureItems, visitor } from '../search/search-fixture.ts';
import { buildSuggestions } from '../search/suggestion-rules.ts';
import { SearchBox } from './SearchBox.tsx';
import { type Entry, SuggestionList } from './SuggestionList.tsx';

const html = renderToString(<SearchBox country="AU" audience="Consumer" />);

describe('the search box before its script', () => {
  it('SRCH-10 ACCEPTANCE 30 is a plain form that GETs /search with keywords', () => {
    expect(html).toContain('<form action="/search" method="get">');
    expect(html).toMatch(/<input id="header-search"[^>]* name="keywords"/);
    expect(html).toMatch(/<label for="header-search"/);
    expect(html).toContain('<button type="submit">');
  });

  it('SRCH-31 promises no combobox and no list yet, and holds no value', () => {
    expect(html).not.toMatch(/combobox|listbox|aria-expanded|value=/);
  });

  it('ACCEPTANCE 22 stands under a strict policy: no style attribute, no handler', () => {
    expect(html).not.toMatch(/ style=| on[a-z]+=/);
  });
});

const listHtml = (query: string, isLoggedIn = false) =>
  renderToString(
    <SuggestionList
      id="box"
      entries={buildSuggestions(query, fixtureItems.slice(0, 6).map(priced), {
        ...visitor,
        isLoggedIn,
      }).flatMap((entry): Entry[] => (entry.kind === 'status' ? [] : [entry]))}
      active={1}
      query={query}
      onChoose={() => undefined}
    />,
  );
const priced = (item: SearchItem) => ({
  ...item,
  price: { exGstCents: 10_000, incGstCents: 11_000 },
});
const text = (markup: string) => markup.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '|');

describe('the list of suggestions', () => {
  it('SRCH-31 has options with ids, one of them selected', () => {
    const list = listHtml('wh2');
    expect(list).toContain('role="listbox" id="box-list"');
    expect(list.match(/role="option"/g)).toHaveLength(6);
    expect(list).toMatch(/id="box-option-1"[^>]*aria-selected="true"/);
    expect(list.match(/aria-selected="true"/g)).toHaveLength(1);
  });

  it('SRCH-07 SRCH-08 SRCH-12 items are links to their product, See All Results is one to /search', () => {
    const list = listHtml('wh2');
    expect(list).toContain('href="/WH2-60"');
    expect(list).toContain('href="/search?keywords=wh2"');
    expect(text(list)).toContain('See All Results');
    expect(list).toContain('<mark>WH2</mark>-60');
  });

  it('SRCH-30 ROLE-04 A-33 anonymous visitors see the price with GST alone', () => {
    expect(text(listHtml('wh2'))).toContain('$110.00| |inc GST');
    expect(text(listHtml('wh2'))).not.toContain('ex GST');
  });

  it('SRCH-30 ROLE-03 A-33 logged-in visitors see it without GST first, and with GST beside it', () => {
    expect(text(listHtml('wh2', true))).toMatch(/\$100\.00\| \|ex GST.*\$110\.00\| \|inc GST/);
  });
});
