import type { Category, Country, FeaturedPromo, Promotion, Scheduled } from './entry-types.ts';

/** Whether an entry was current in the country when the site was built. */
export const isRunningIn = ({ hidden = [] }: Scheduled, country: Country): boolean =>
  !hidden.includes(country);

/** Whether a country's pages contain a promotion: from the first build on its start date. Scripts hide it at its end. */
export const isOnPages = (
  { enabled, upcoming = [] }: Pick<Promotion, 'enabled' | 'upcoming'>,
  country: Country,
): boolean => enabled && !upcoming.includes(country);

/** The current seasonal promotion, otherwise the country's featured one. */
export const currentPromo = (promos: Parameters<typeof promosInCountry>[0], country: Country) =>
  promosInCountry(promos, country).find((promo) => isRunningIn(promo, country));

/** Lists a category's promotions for a country, best first. */
export const promosInCountry = (
  { seasonal, featured }: Pick<Category, 'seasonal' | 'featured'>,
  country: Country,
): readonly FeaturedPromo[] => [
  ...seasonal,
  ...[featured[country]].flatMap((promo) => promo ?? []),
];
