/** Decides which promotions and teaser prices are shown, in which country and until when. */

import {
  byCountry,
  type Country,
  countries,
  countryKeys,
  textsByCountry,
} from '../../kernel/countries.ts';
import type { Promotion, Scheduled } from '../../kernel/entry-types.ts';
import type { FilesByType } from '../../kernel/generated/files.ts';
import type { PromotionFile } from '../../kernel/generated/promotion.ts';
import { endOfDay } from '../../kernel/time-zones.ts';
import { type Clock, type DateRange, rangeState } from './date-ranges.ts';

/** Replaces a missing or invalid promotion, so that everything else is still checked. */
const noPromotion: PromotionFile = { text: '', link: '/', linkLabel: '' };

export function resolvePromotion(
  { sample = false, ...file }: PromotionFile = noPromotion,
  enabled: boolean,
  clock: Clock,
): Promotion {
  const upcoming = countries.filter((country) => rangeState(file, clock, country) === 'upcoming');
  return { enabled, ...file, ...(upcoming.length > 0 && { upcoming }), sample };
}

export const teasersOf = (entries: FilesByType['teaser-prices']['teasers'], clock: Clock) =>
  entries.map(({ id, label, product, start, end, ...texts }) => ({
    id,
    label,
    product,
    ...textsByCountry(texts),
    ...scheduledOf(
      { ...(start && { start }), ...(end && { end }) },
      clock,
      countries.filter((country) => texts[countryKeys[country]] !== undefined),
    ),
  }));

/** Returns an entry's dates for pages, and where it's hidden, or {} for an undated entry that every country shows. */
export function scheduledOf(
  range: DateRange,
  clock: Clock,
  shownIn: readonly Country[] = countries,
): Scheduled {
  const { start, end } = range;
  const hidden = countries.filter(
    (country) => !shownIn.includes(country) || rangeState(range, clock, country) !== 'running',
  );
  return {
    ...(start !== undefined && { start }),
    ...(end !== undefined && {
      end,
      until: byCountry((country) => endOfDay(end, clock.zones[country])),
    }),
    ...(hidden.length > 0 && { hidden }),
  };
}
