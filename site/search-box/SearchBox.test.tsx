import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

const html = renderToString(<SearchBox />);

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

  it('ACCEPTANCE 22 fits a strict policy: no style attribute, no handler', () => {
    expect(html).not.toMatch(/ style=| on[a-z]+=/);
  });
});
