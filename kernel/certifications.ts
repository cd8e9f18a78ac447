/** Derives facts from a product's certificates in a country, for pages, lists, tools, documents and search. */

import type { Country } from './countries.ts';
import type { Certification, Product, StatedFact } from './entry-types.ts';
import { formatDate } from './format.ts';
import { isPart, lowerFirst } from './vocabulary.ts';

const leadFree = 'Lead Free WaterMark';

type Certified = Pick<Product, 'certifications' | 'sample'>;
type Described = Certified & Pick<Product, 'type' | 'appearance' | 'specifications'>;

export const certificationsIn = ({ certifications = [] }: Certified, country: Country) =>
  certifications.filter(({ countries }) => countries.includes(country));

/** Both countries rate WELS by this standard (FACTS L04). */
const welsStandard = 'AS/NZS 6400';

export type StatedCertification = Certification & { readonly appliesTo?: 'tap only' };

/** A product's certificates as every place states them, with the standard, what they apply to, and an unstated end date. */
export const statedCertifications = (
  product: Described,
  country: Country,
): readonly StatedCertification[] =>
  certificationsIn(product, country).map((each) => ({
    ...(each.scheme === 'WELS' ? { standard: welsStandard } : { validUntil: notStated }),
    ...each,
    ...(isTapWithFilter(product) && { appliesTo: 'tap only' }),
  }));

export const isLeadFree = (product: Certified, country: Country): boolean =>
  certificationsIn(product, country).some(({ scheme }) => scheme === leadFree);

/** Absent unless the product has a WELS rating in the country. */
export const welsIn = (product: Certified, country: Country): Certification | undefined =>
  certificationsIn(product, country).find(({ scheme }) => scheme === 'WELS');

/** Lead-free rules leave these types out, because no one drinks their water or they come with a product. */
const exempt: ReadonlySet<string> = new Set(['irrigation filter', 'shower filter', 'kit']);
/** Spares that can be fitted in new plumbing. Other spares are tools, or go inside a product. */
const plumbedSpares: ReadonlySet<unknown> = new Set([
  ...['gauge', 'pressure tank', 'twist head', 'bypass'],
  ...['softener valve', 'backwash valve', 'media tank'],
]);
const copperAlloy = /\b(?:brass|bronze|gunmetal|copper|DZR)\b/i;

const isPlumbed = ({ type, appearance }: Pick<Product, 'type' | 'appearance'>): boolean =>
  type === 'spare' ? plumbedSpares.has(appearance?.form) : !exempt.has(type);

export const hasCopperAlloy = (product: Described): boolean => {
  const { appearance, specifications } = product;
  return (
    isPlumbed(product) &&
    (appearance?.ports === 'brass' ||
      specifications.some(({ id, value }) => id === 'material' && copperAlloy.test(`${value}`)))
  );
};

/** Parts with their own connections. Other parts go inside a product. */
const connectedParts = new Set<string>(['housing', 'fitting', 'spare', 'inline cartridge']);

/** Whether a plumber asks for the product's lead-free certificate, whatever it's made of. */
const needsLeadFreeStatus = (product: Described): boolean =>
  isPlumbed(product) && (!isPart(product.type) || connectedParts.has(product.type));

const outlets: ReadonlySet<unknown> = new Set(['hand shower', 'rose']);

/** Whether WELS rates the product: a tap, or a shower that isn't only a filter in the pipe. */
export const isRatedByWels = ({ type, appearance }: Described): boolean =>
  !isPart(type) &&
  (/ tap$/.test(type) || (type === 'shower filter' && outlets.has(appearance?.form)));

/** "WELS 3 stars, 9 L/min". The law requires it wherever a tap or shower is for sale. */
export function welsText(product: Described, country: Country): string | undefined {
  const wels = welsIn(product, country);
  return wels && `WELS ${ratingText(wels)}${scopeOf(product)}`;
}

/** Says whose flow rate it is, because the filter has its own. */
const scopeOf = (product: Described): string => (isTapWithFilter(product) ? ' for the tap' : '');

/** "1 star, 9 L/min". */
const ratingText = ({ stars = 0, litresPerMinute = 0 }: Certification): string =>
  `${stars} ${stars === 1 ? 'star' : 'stars'}, ${litresPerMinute} L/min`;

/** "Lead Free WaterMark WM-012345, AS/NZS 3718, valid until 30 June 2028". */
export const certificationText = (certification: StatedCertification): string => {
  const { scheme, number, standard, level, validUntil, appliesTo } = certification;
  return [
    `${scheme} ${number}`,
    standard,
    level,
    scheme === 'WELS' && ratingText(certification),
    validUntil === notStated
      ? `valid until: ${lowerFirst(notStated)}`
      : validUntil !== undefined && `valid until ${formatDate(validUntil)}`,
    appliesTo,
  ]
    .filter(Boolean)
    .join(', ');
};

/** The ids of specifications.yaml that certificates decide, so products don't state them. */
export const certifiedFacts: ReadonlySet<string> = new Set(['leadFree', 'wels', 'certifications']);

/** Shown in place of a date or status that a product should have. */
export const notStated = 'Not stated';

/** Whether a plumber asks for the product's certificates. */
const needsCertificate = (product: Described): boolean =>
  needsLeadFreeStatus(product) || product.type === 'shower filter';

/** Whether a filter is in the box with the tap. The certificates are then for the tap only. */
export const isTapWithFilter = ({ type, specifications }: Described): boolean =>
  / tap$/.test(type) && specifications.some(({ id }) => id === 'filterSize');

const forTap = 'Yes, for the tap';

/** The product's lead-free status, if a plumber asks for it: "Yes", "Yes, for the tap", "Not certified" or "Not stated". */
const leadFreeStatus = (product: Described, country: Country): string => {
  if (isLeadFree(product, country)) return isTapWithFilter(product) ? forTap : 'Yes';
  if (hasCopperAlloy(product)) return 'Not certified';
  return needsLeadFreeStatus(product) ? notStated : '';
};

export const leadFreeNotStated = 'Lead free: not stated';
export const notCertifiedLeadFree = 'Not certified lead free';

const leadFreeTexts: Readonly<Record<string, string>> = {
  Yes: leadFree,
  [forTap]: `${leadFree} for the tap`,
  'Not certified': notCertifiedLeadFree,
  [notStated]: leadFreeNotStated,
};

/** The lead-free status for a list. Absent if no one asks for it. */
export const leadFreeText = (product: Described, country: Country): string | undefined =>
  leadFreeTexts[leadFreeStatus(product, country)];

/** The facts that follow from certificates. If the whole product is a sample, they aren't marked one by one. */
export function complianceFacts(product: Described, country: Country): readonly StatedFact[] {
  const all = statedCertifications(product, country);
  const fact = (id: string, of: readonly Certification[], value: string): readonly StatedFact[] => {
    const isMarked = !product.sample && of.some(({ sample }) => sample);
    return value === '' ? [] : [{ id, value, ...(isMarked && { sample: true as const }) }];
  };
  const free = all.filter(({ scheme }) => scheme === leadFree);
  const wels = all.filter(({ scheme }) => scheme === 'WELS').slice(0, 1);
  const unlessStated = (text: string, isExpected: boolean) => text || (isExpected ? notStated : '');
  return [
    ...fact('leadFree', free, leadFreeStatus(product, country)),
    ...fact(
      'wels',
      wels,
      unlessStated(
        wels.map((each) => ratingText(each) + scopeOf(product)).join(''),
        isRatedByWels(product),
      ),
    ),
    ...fact(
      'certifications',
      all,
      unlessStated(all.map(certificationText).join('; '), needsCertificate(product)),
    ),
  ];
}

/** Search words: "WELS 6 star", "Lead Free WaterMark", "AS/NZS 3718", "certificate". */
export const complianceKeywords = (product: Described, country: Country): readonly string[] =>
  statedCertifications(product, country).flatMap(
    ({ scheme, stars, litresPerMinute, standard = '' }) => [
      ...(stars === undefined ? [scheme] : [`${scheme} ${stars} star`, `${litresPerMinute} L/min`]),
      standard,
      'certificate',
    ],
  );
