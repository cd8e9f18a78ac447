/**
 * The results of the /search page (SPEC 2, RTE-22, A-63). The page's form and its ways on are
 * prerendered and stay; what the address asks for is listed between them.
 */

import { isCountry } from '../../../kernel/countries.ts';
import { isAudience, resolve } from '../../browser/audience.ts';
import { readCookie } from '../../browser/cookies.ts';
import { isLoggedIn } from '../../browser/login.ts';
import { readSearchAddress } from '../../search/search-address.ts';
import type { SearchVisit } from '../../search/site-search.ts';
import type { SearchData } from '../../search-box/search-data.ts';
import { mountIsland } from '../../tool-kit/mount-island.tsx';
import { showAnswered } from '../../tool-kit/show-answered.ts';
import { Unavailable } from './NothingFound.tsx';
import { ResultsPage } from './ResultsPage.tsx';

/** Mounts the results on `element`, the template's `data-island="search"`. */
export function mount(element: HTMLElement, site: SearchData | undefined): void {
  showKeywords();
  const visit = site && visitOf(site);
  if (!visit) showAnswered();
  const unavailable = <Unavailable onRetry={() => location.reload()} />;
  mountIsland(element, visit ? <ResultsPage visit={visit} /> : unavailable, {
    fallback: unavailable,
  });
}

function visitOf(site: SearchData): SearchVisit | undefined {
  const { country, audience: variant } = document.documentElement.dataset;
  if (!isCountry(country)) return undefined;
  const { audience } = resolve(readCookie(site.cookies.section), location.pathname, site.sections);
  return {
    site,
    country,
    audience: audience === 'Consumer' && isAudience(variant) ? variant : audience,
    isLoggedIn: isLoggedIn(),
    hostname: location.hostname,
  };
}

/** The page is static, so its form does not know yet what was asked. */
function showKeywords(): void {
  const input = document.querySelector('#search-keywords');
  if (!(input instanceof HTMLInputElement) || input.value !== '') return;
  input.value = readSearchAddress(location.search).keywords;
}
