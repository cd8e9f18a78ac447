/** Chooses the selector's next steps by the visitor's water and home. */
import type { WaterSource } from '../../../kernel/vocabulary.ts';
import type { Answers } from './answers.ts';
import type { SelectorPage } from './selector-data.ts';
import texts from './selector-texts.json' with { type: 'json' };

type FurtherStep = { readonly url: string; readonly label: string; readonly text: string };

const apartment = '/mains-water-apartment';
const holidayHouse = '/holiday-house';
const houses: Readonly<Partial<Record<WaterSource, string>>> = {
  mains: '/mains-water-house',
  rainwater: '/rainwater-house',
  surface: '/surface-water-house',
};
const { testKit, claims, alwaysLast } = texts.furtherSteps;

export const furtherUrls: readonly string[] = [
  ...Object.values(houses),
  apartment,
  holidayHouse,
  ...[testKit, claims, ...alwaysLast].map(({ url }) => url),
];

/** Links only to the country's pages. Bore, surface and unknown water gets a test first. */
export function furtherSteps(
  answers: Answers,
  pages: readonly SelectorPage[],
): readonly FurtherStep[] {
  const { source, home, taps, concerns } = answers;
  const isUntested = source === 'bore' || source === 'surface' || concerns?.length === 0;
  const homeUrl =
    home === 'apartment'
      ? apartment
      : home === 'holiday'
        ? holidayHouse
        : home === 'house' && source && houses[source];
  const text =
    home === 'apartment' && taps === 'all'
      ? 'The building owns the supply, so ask your owners corporation or body corporate for consent before you filter it.'
      : 'See what goes where in a home like yours.';
  const homePage = pages.find(({ url }) => url === homeUrl);
  const steps = [
    ...(isUntested ? [testKit] : []),
    ...(homePage ? [{ url: homePage.url, label: homePage.title, text }] : []),
    ...(concerns && concerns.length > 0 ? [claims] : []),
    ...alwaysLast,
  ];
  return steps.filter(({ url }) => pages.some((page) => page.url === url));
}
