import type { Country } from '../../kernel/countries.ts';

export const topics = {
  prices: 'Prices',
  planned: 'Planned prices',
  products: 'Products',
  pages: 'Pages',
  redirects: 'Redirects',
  menus: 'Menus',
  promotions: 'Promotions',
  teasers: 'Printed prices',
  pictures: 'Pictures',
  texts: 'Text and specifications',
  unseen: 'Not on any page',
} as const;

export type Change = {
  readonly topic: keyof typeof topics;
  readonly subject: string;
  /** What happened: "is new", "has a new code", "title". */
  readonly what: string;
  /** Error: visitors get lost. Warning: needs a second look. */
  readonly level: 'note' | 'warning' | 'error';
  /** Paths of pages that show the subject, the closest page first. */
  readonly pages: readonly string[];
  readonly before?: string;
  readonly after?: string;
  readonly note?: string;
  readonly countries: readonly Country[];
};

export type CountryChange = Omit<Change, 'countries'>;

export type ChangeReport = {
  readonly before: string;
  readonly after: string;
  readonly changes: readonly Change[];
};
