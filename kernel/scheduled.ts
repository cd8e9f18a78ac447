import type { Category, Country, FeaturedPromo, Promotion, Scheduled } from './contract.ts';

/** Whether it was its time when the site was built. */
export const isShown = ({ hidden = [] }: Scheduled, country: Country): boolean =>
  !hidden.includes(country);

/** Whether pages of a country contain a promotion: not before a build on its first day. After its last one they hide it themselves. */
export const isInPages = (
  { enabled, upcoming = [] }: Pick<Promotion, 'enabled' | 'upcoming'>,
  country: Country,
): boolean => enabled && !upcoming.includes(country);

/** The one whose days these are; else NZ shows its own promotion, or the shared one. */
export const choosePromo = (
  promos: Parameters<typeof promosHere>[0],
  country: Country,
): FeaturedPromo | undefined =>
  promosHere(promos, country).find((promo) => isShown(promo, country));

/** The promotions that a category has for a country, in the order in which they are preferred. */
export const promosHere = (
  { seasonal, featured, featuredNZ }: Pick<Category, 'seasonal' | 'featured' | 'featuredNZ'>,
  country: Country,
): readonly FeaturedPromo[] => [
  ...seasonal,
  ...[country === 'NZ' ? featuredNZ : undefined, featured].flatMap((promo) => promo ?? []),
];
