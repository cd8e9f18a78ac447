/** All rules across files, in the order they run. */
import { type Country, countryKeys } from '../kernel/countries.ts';
import { isRecord } from '../kernel/records.ts';
import { isError } from './diagnostics/diagnostic.ts';
import type { FileType } from './document.ts';
import type { Resolved } from './resolve.ts';
import * as addresses from './rules/addresses.ts';
import * as appearance from './rules/appearance.ts';
import * as categories from './rules/categories.ts';
import * as certifications from './rules/certifications.ts';
import * as dates from './rules/dates.ts';
import * as discontinued from './rules/discontinued.ts';
import * as duplicates from './rules/duplicates.ts';
import fileRules from './rules/file-rules.json' with { type: 'json' };
import * as gtin from './rules/gtin.ts';
import * as houseStyle from './rules/house-style.ts';
import * as links from './rules/links.ts';
import * as lookAlike from './rules/look-alike.ts';
import * as menus from './rules/menus.ts';
import * as misspeltNames from './rules/misspelt-names.ts';
import * as namedProducts from './rules/named-products.ts';
import { foldDisputes, foldWords } from './rules/one-mistake.ts';
import * as ownFigures from './rules/own-figures.ts';
import * as pages from './rules/pages.ts';
import * as pictures from './rules/pictures.ts';
import * as places from './rules/places.ts';
import * as priceInText from './rules/price-in-text.ts';
import * as prices from './rules/prices.ts';
import * as printedPrice from './rules/printed-price.ts';
import * as productRelations from './rules/product-relations.ts';
import * as references from './rules/references.ts';
import { fieldsReportedBy, type ReportedField, reportedFields } from './rules/reported-fields.ts';
import type { IsReported, NamedMatch, Rule, RuleInput } from './rules/rule.ts';
import * as samples from './rules/samples.ts';
import * as specifications from './rules/specifications.ts';
import * as statedClaims from './rules/stated-claims.ts';
import * as systemFacts from './rules/system-facts.ts';
import * as treatment from './rules/treatment.ts';
import * as warningsOff from './rules/warnings-off.ts';

const subjects: readonly object[] = [
  addresses,
  appearance,
  categories,
  certifications,
  dates,
  discontinued,
  duplicates,
  gtin,
  houseStyle,
  links,
  lookAlike,
  menus,
  misspeltNames,
  namedProducts,
  ownFigures,
  pages,
  pictures,
  places,
  priceInText,
  prices,
  printedPrice,
  productRelations,
  references,
  samples,
  specifications,
  statedClaims,
  systemFacts,
  treatment,
  warningsOff,
];
const isRule = (value: unknown): value is Rule =>
  isRecord(value) && typeof value.check === 'function';

/** All rules that the subjects' files export, by name. */
export const rules: readonly Rule[] = subjects
  .flatMap((each) => Object.values(each).filter(isRule))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** These run first, because a dangling name explains other missing things. */
const naming: readonly Rule[] = [
  references.danglingReference,
  links.deadLink,
  references.productCode,
  duplicates.duplicateCode,
  pages.missingPage,
];
/** After these, an impossible price or number isn't compared with another, nor is the title of a page that shares its address. */
const amounts: readonly Rule[] = [prices.plausiblePrice, addresses.addressTaken];
const figures: readonly Rule[] = [
  // If another rule finds the price wrong, an unusual ratio follows from that.
  { ...prices.priceRatio, check: (input) => prices.priceRatio.check(input).filter(isError) },
  specifications.wrongType,
  specifications.plausibleFigure,
  dates.plausibleDate,
  productRelations.partKind,
];
/** After these, wrong numbers aren't compared with parts and texts, nor are mixed-up parts or products. */
const ranges: readonly Rule[] = [specifications.likelyFigure];
const owners: readonly Rule[] = [
  systemFacts.systemFacts,
  printedPrice.printedPrice,
  { ...links.otherLabel, check: links.otherPages },
];
/** A product's uses follow from its parts. */
const claims: readonly Rule[] = [treatment.contradictingClaims];
const early = [naming, amounts, figures, ranges, owners, claims];
const stages = [...early, rules.filter((rule) => !early.flat().includes(rule))];

/** A product may get these from its parts, or from the systems that it fits. */
const dependent: ReadonlySet<unknown> = new Set(['specifications', 'cartridges', 'installation']);
/** Their errors hide other files' information about the same thing. */
const isNaming: ReadonlySet<string> = new Set(
  [...naming, treatment.contradictingClaims].map(({ name }) => name),
);

type Given = Resolved &
  Pick<RuleInput, 'documents' | 'known'> & {
    readonly broken: ReadonlySet<FileType>;
    readonly reported: readonly ReportedField[];
  };

/** Each stage skips values that depend on an earlier stage's errors. */
export function checkRules({ broken, reported, pricePaths, ...given }: Given): NamedMatch[] {
  const shared = {
    ...given,
    siteDocument: given.documents.find(({ kind }) => kind === 'site'),
    ruleNames: [...rules, ...fileRules].map(({ name }) => name),
    facts: specifications.specificationFacts(given),
    origins: new Map(given.written.products.map(({ entry, origin }) => [entry.code, origin])),
    paths: links.answering(given),
    pricePath: (code: string, country: Country) =>
      pricePaths.get(code)?.[country] ?? ['price', countryKeys[country]],
  };
  const products = new Map(
    given.documents.flatMap((document) =>
      document.kind === 'product' ? [[document.name, document] as const] : [],
    ),
  );
  const { siteDocument } = shared;
  const isVocabularyBroken = given.known.mayBeIn(['specifications'], () => true);
  const found: NamedMatch[] = [];
  for (const stage of stages) {
    const errors = found.filter(isError);
    const misnamed = new Set(
      errors.flatMap(({ rule, at }) =>
        isNaming.has(rule) ? ('document' in at ? at.document.kind : 'page') : [],
      ),
    );
    const hasNoErrors: RuleInput['hasNoErrors'] = (...kinds) =>
      !kinds.some((kind) => broken.has(kind) || misnamed.has(kind));
    const isIn = reportedFields([...reported, ...errors.flatMap(fieldsReportedBy)]);
    // A vocabulary with errors may define any specification.
    const isReported: IsReported = (document, path) =>
      isIn(document, path) ||
      (isVocabularyBroken && document.kind === 'product' && path[0] === 'specifications');
    const isProductReported: RuleInput['isProductReported'] = (code, path) => {
      const { parts = [], fits = [] } = given.tables.products[code] ?? {};
      const isDependent = dependent.has(path[0]);
      const others = isDependent ? [...parts.map((part) => part.code), ...fits] : [];
      return [code, ...others].some((each) => {
        const document = products.get(each);
        if (document !== undefined && isReported(document, path)) return true;
        return isDependent && !given.tables.products[each];
      });
    };
    const isPriceReported: RuleInput['isPriceReported'] = (code, country) =>
      isProductReported(code, shared.pricePath(code, country));
    const isSiteFieldReported: RuleInput['isSiteFieldReported'] = (path) =>
      siteDocument === undefined || isReported(siteDocument, path);
    const reports = { isReported, isProductReported, isPriceReported, isSiteFieldReported };
    const input = { ...shared, ...reports, hasNoErrors };
    const matches = stage.flatMap(({ name, check }) =>
      check(input).flatMap((match) =>
        'document' in match.at && isReported(match.at.document, match.at.path)
          ? []
          : { ...match, rule: name },
      ),
    );
    found.push(...foldDisputes(matches));
  }
  return foldWords(found);
}
