/** The search box of the header, started at its first touch (search-touch.ts). */
import type { Audience, Country } from '../../kernel/contract.ts';
import { homeCountry, isCountry } from '../../kernel/countries.ts';
import { isAudience } from '../browser/audience.ts';
import { startSearchBox } from '../search-box/start-search-box.ts';

/** Takes over the prerendered form inside `box`: what was typed or focused in it stays. */
export function mount(header: HTMLElement, box: HTMLElement): void {
  const search = startSearchBox(box, countryOf(), audienceOf(header));
  const observer = new MutationObserver(() => search.changeAudience(audienceOf(header)));
  observer.observe(header, { attributeFilter: ['data-audience'] });
}

const audienceOf = ({ dataset: { audience } }: HTMLElement): Audience =>
  isAudience(audience) ? audience : 'Consumer';

const countryOf = (): Country => {
  const { country } = document.documentElement.dataset;
  return isCountry(country) ? country : homeCountry;
};
