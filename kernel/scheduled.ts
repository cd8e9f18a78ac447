import type { Category, Country, FeaturedPromo, Promotion, Scheduled } from './contract.ts';

/** Whether it was current in the country when the site was built. */
export const isShown = ({ hidden = [] }: Scheduled, country: Country): boolean =>
  !hidden.includes(country);

/** Whether a country's pages contain a promotion: from the first build on its start date. Scripts hide it after its end. */
export const isInPages = (
  { enabled, upcoming = [] }: Pick<Promotion, 'enabled' | 'upcoming'>,
  country: Country,
): boolean => enabled && !upcoming.includes(country);

/** The current seasonal promotion, or else the country's featured one. */
export const choosePromo = (
  promos: Parameters<typeof promosHere>[0],
  country: Country,
): FeaturedPromo | undefined =>
  promosHere(promos, country).find((promo) => isShown(promo, country));

/** A category's promotions for a country, in order of preference. */
export const promosHere = (
  { seasonal, featured }: Pick<Category, 'seasonal' | 'featured'>,
  country: Country,
): readonly FeaturedPromo[] => [
  ...seasonal,
  ...[featured[country]].flatMap((promo) => promo ?? []),
];
