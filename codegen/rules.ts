/** All rules across files, and the order in which they run. */
import { type Country, countryKeys } from '../kernel/countries.ts';
import { isError } from './diagnostics/diagnostic.ts';
import type { FileType } from './document.ts';
import type { Resolved } from './resolve.ts';
import { addressTaken, redirect } from './rules/addresses.ts';
import { appearance, expectedAppearance } from './rules/appearance.ts';
import {
  application,
  emptyCategory,
  orphanProduct,
  unreachableCategory,
} from './rules/categories.ts';
import { plausibleDate, scheduledDates } from './rules/dates.ts';
import { replacedButCurrent, retiredOffer } from './rules/discontinued.ts';
import {
  duplicateCode,
  duplicateDescription,
  duplicateId,
  duplicateSynonym,
  duplicateTitle,
} from './rules/duplicates.ts';
import { houseStyle } from './rules/house-style.ts';
import {
  answering,
  deadLink,
  linkQuery,
  otherLabel,
  ownAddress,
  unsafeLink,
} from './rules/links.ts';
import { lookAlike } from './rules/look-alike.ts';
import { alikeLabels, emptyMenu } from './rules/menus.ts';
import { ownFigures } from './rules/own-figures.ts';
import { incompletePage, missingPage, tableRow } from './rules/pages.ts';
import { image, unusedPicture } from './rules/pictures.ts';
import { countrySettings, placeFacts, telephone } from './rules/places.ts';
import { priceInText } from './rules/price-in-text.ts';
import { plausiblePrice, priceRatio } from './rules/prices.ts';
import { printedPrice } from './rules/printed-price.ts';
import { cycle, partFacts, partKind, relationToItself } from './rules/product-relations.ts';
import { danglingReference, productCode } from './rules/references.ts';
import { fieldsReportedBy, type ReportedField, reportedFields } from './rules/reported-fields.ts';
import type { IsReported, NamedMatch, Rule, RuleInput } from './rules/rule.ts';
import { placeholder, sample } from './rules/samples.ts';
import {
  expectedSpecification,
  likelyFigure,
  plausibleFigure,
  quoteText,
  specificationFacts,
  wrongType,
} from './rules/specifications.ts';
import { statedClaim } from './rules/stated-claims.ts';
import { systemFacts } from './rules/system-facts.ts';
import {
  contradictingClaims,
  treatment,
  unsupportedClaim,
  unsupportedFact,
} from './rules/treatment.ts';

export const rules: readonly Rule[] = [
  addressTaken,
  appearance,
  application,
  contradictingClaims,
  countrySettings,
  cycle,
  danglingReference,
  deadLink,
  duplicateCode,
  duplicateDescription,
  duplicateId,
  duplicateSynonym,
  duplicateTitle,
  emptyCategory,
  emptyMenu,
  expectedAppearance,
  expectedSpecification,
  houseStyle,
  image,
  incompletePage,
  lookAlike,
  likelyFigure,
  alikeLabels,
  missingPage,
  orphanProduct,
  otherLabel,
  ownFigures,
  partKind,
  placeFacts,
  placeholder,
  plausibleDate,
  plausibleFigure,
  plausiblePrice,
  priceInText,
  priceRatio,
  printedPrice,
  productCode,
  quoteText,
  redirect,
  relationToItself,
  replacedButCurrent,
  partFacts,
  ownAddress,
  retiredOffer,
  linkQuery,
  sample,
  scheduledDates,
  statedClaim,
  systemFacts,
  tableRow,
  telephone,
  treatment,
  unreachableCategory,
  unsafeLink,
  unsupportedClaim,
  unsupportedFact,
  unusedPicture,
  wrongType,
];

/** These run first: a dangling name explains what else is missing. */
const naming: readonly Rule[] = [
  danglingReference,
  deadLink,
  productCode,
  duplicateCode,
  missingPage,
];
/** An impossible price or number isn't compared with another. */
const prices: readonly Rule[] = [plausiblePrice, addressTaken];
const figures: readonly Rule[] = [priceRatio, wrongType, plausibleFigure, plausibleDate, partKind];
const early = [naming, prices, figures];
const stages = [...early, rules.filter((rule) => !early.flat().includes(rule))];

const isNaming: ReadonlySet<string> = new Set(naming.map(({ name }) => name));

type Given = Resolved &
  Pick<RuleInput, 'documents' | 'known'> & {
    /** Types of files with errors. */
    readonly broken: ReadonlySet<FileType>;
    /** Fields with errors. */
    readonly reported: readonly ReportedField[];
  };

/** Each stage skips what depends on values in which an earlier one found an error. */
export function checkRules({ broken, reported, pricePaths, ...given }: Given): NamedMatch[] {
  const shared = {
    ...given,
    siteDocument: given.documents.find(({ kind }) => kind === 'site'),
    facts: specificationFacts(given),
    origins: new Map(given.written.products.map(({ entry, origin }) => [entry.code, origin])),
    paths: answering(given),
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
      const document = products.get(code);
      return document !== undefined && isReported(document, path);
    };
    const isPriceReported: RuleInput['isPriceReported'] = (code, country) =>
      isProductReported(code, shared.pricePath(code, country));
    const isSiteFieldReported: RuleInput['isSiteFieldReported'] = (path) =>
      siteDocument === undefined || isReported(siteDocument, path);
    const reports = { isReported, isProductReported, isPriceReported, isSiteFieldReported };
    const input = { ...shared, ...reports, hasNoErrors };
    found.push(
      ...stage.flatMap(({ name, check }) =>
        check(input).flatMap((match) =>
          'document' in match.at && isReported(match.at.document, match.at.path)
            ? []
            : { ...match, rule: name },
        ),
      ),
    );
  }
  return found;
}
