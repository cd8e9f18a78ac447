/** Shows the results of /search between the form and other ways to find a product (RTE-22, A-63). */

import { homeCountry, isCountry } from '../../../kernel/countries.ts';
import type { Audience } from '../../../kernel/entry-types.ts';
import { decideAudience, isAudience } from '../../browser/audience.ts';
import { isLoggedIn, readCookie } from '../../browser/cookies.ts';
import type { SharedData } from '../../browser/shared-data.ts';
import type { SearchSite, SearchVisit } from '../../search/visible-items.ts';
import { renderTool } from '../../toolkit/mount-tool.tsx';
import { Unavailable } from './NothingFound.tsx';
import { ResultsPage } from './ResultsPage.tsx';

/** Mounts the results on `element`, the page's `data-tool="search"`. */
export function mountResults(element: HTMLElement, site: SearchSite): void {
  const unavailable = <Unavailable onRetry={() => location.reload()} />;
  renderTool(element, <ResultsPage visit={visitOf(site)} />, { fallback: unavailable });
}

function visitOf(site: SearchSite): SearchVisit {
  const { country, audience: variant } = document.documentElement.dataset;
  const audience = audienceOfHeader();
  return {
    site,
    country: isCountry(country) ? country : homeCountry,
    audience: audience === 'Consumer' && isAudience(variant) ? variant : audience,
    isLoggedIn: isLoggedIn(),
    hostname: location.hostname,
  };
}

/** Reads the sections and their cookie from the header. Without a header there are no sections. */
function audienceOfHeader(): Audience {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return 'Consumer';
  const { shared = '{}', sectionCookie = '' } = header.dataset;
  const { sections }: Pick<SharedData, 'sections'> = JSON.parse(shared);
  return decideAudience(readCookie(sectionCookie), location.pathname, sections).audience;
}
