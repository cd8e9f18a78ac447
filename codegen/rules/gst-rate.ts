import { countries } from '../../kernel/countries.ts';
import { addGstToCents } from '../../kernel/gst-cents.ts';
import { inTexts } from '../load/texts-in.ts';
import { figure, gstPercentOf, printedPrices } from './printed-price.ts';
import { type Found, foundAt, lineOf, type Rule, type RuleInput } from './rule.ts';

const file = 'site.yaml';
/** Rates that are tried, in per cent. */
const rates = Array.from({ length: 31 }, (_, rate) => rate);
/** The price of one product may be wrong itself. */
const enough = 2;

export const gstRate: Rule = {
  name: 'gst-rate',
  proves: 'PRC-02',
  scope: file,
  judgesAmounts: true,
  truth: 'The printed prices of a country contain the GST that site.yaml states (a warning).',
  good: { file, instead: 'gstPercent: 15', yaml: 'gstPercent: 15 # since 2010' },
  bad: {
    file,
    instead: 'gstPercent: 15',
    yaml: 'gstPercent: 20',
    printed:
      'warning catalogue/site.yaml:25:17 countries.nz.gstPercent: The printed prices of NZ contain 15 per cent, and none contains this. Found 20. 15, or else other printed prices in promotions/. [gst-rate]',
  },
  check: ({ catalogue, documents, isSettingInDoubt }) => {
    const site = documents.find(({ kind }) => kind === 'site');
    const printed = printedPrices({ documents });
    return countries.flatMap((country) => {
      const pairs = printed.flatMap((each) => {
        const price = catalogue.prices[each.code]?.[country];
        return each.country === country && price?.kind === 'priced'
          ? [{ printed: each.printed, exGstCents: price.exGstCents }]
          : [];
      });
      const agreeing = (rate: number) =>
        new Set(
          pairs.flatMap(({ printed: text, exGstCents }) =>
            figure(addGstToCents(exGstCents, rate)) === text ? [exGstCents] : [],
          ),
        ).size;
      const stated = catalogue.site.countries[country].gstPercent;
      const other = rates.find((rate) => agreeing(rate) >= enough);
      if (!site || other === undefined || agreeing(stated) > 0) return [];
      if (isSettingInDoubt(gstPercentOf(country))) return [];
      return [
        foundAt(site, gstPercentOf(country), {
          severity: 'warning',
          message: `the printed prices of ${country} contain ${other} per cent, and none contains this`,
          found: String(stated),
          write: `${other}, or else other printed prices in promotions/`,
          ...saidInTexts(other, documents),
        }),
      ];
    });
  },
};

/** The first few texts in which somebody wrote the rate that the prices contain: they would change with it. */
function saidInTexts(rate: number, documents: RuleInput['documents']): Pick<Found, 'related'> {
  const isSaid = new RegExp(`\\b${rate} ?%`);
  const places = documents
    .filter(({ kind }) => kind === 'page')
    .flatMap((document) =>
      inTexts(document.value, (text) => isSaid.test(text) || undefined).map(({ path }) => ({
        document,
        path,
      })),
    );
  const related = places.slice(0, 3).map((place) => lineOf(place, [], `${rate} % stands in`));
  return related.length === 0 ? {} : { related };
}
