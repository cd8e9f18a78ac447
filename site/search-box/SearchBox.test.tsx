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

  it('SRCH-31 isn’t a combobox yet, and has no list or value', () => {
    expect(html).not.toMatch(/combobox|listbox|aria-expanded|value=/);
  });
});
