/** All rules across files, in the order they run. */
import { type Country, countryKeys } from '../kernel/countries.ts';
import { isRecord } from '../kernel/json-record.ts';
import { isError } from './diagnostics/diagnostic.ts';
import type { FileType } from './document.ts';
import type { Resolved } from './resolve.ts';
import * as all from './rules/all.ts';
import fileRules from './rules/file-rules.json' with { type: 'json' };
import { foldDisputes, foldWords } from './rules/fold-duplicates.ts';
import { fieldsReportedBy, type ReportedField, reportedFields } from './rules/reported-fields.ts';
import type { IsReported, NamedMatch, Rule, RuleInput } from './rules/rule.ts';

const isRule = (value: unknown): value is Rule =>
  isRecord(value) && typeof value.check === 'function';

/** All rules that the subjects' files export, by name. */
export const rules: readonly Rule[] = Object.values(all)
  .filter(isRule)
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** These run first, because a dangling name explains other missing things. */
const naming: readonly Rule[] = [
  all.danglingReference,
  all.deadLink,
  all.productCode,
  all.duplicateCode,
  all.missingPage,
];
/** After these rules, an impossible number isn't compared with others, nor the title of a page that shares its address. */
const amounts: readonly Rule[] = [all.plausiblePrice, all.addressTaken];
const figures: readonly Rule[] = [
  // If another rule finds the price wrong, an unusual ratio follows from that.
  { ...all.priceRatio, check: (input) => all.priceRatio.check(input).filter(isError) },
  all.wrongType,
  all.plausibleFigure,
  all.plausibleDate,
  all.partKind,
];
/** After these rules, wrong numbers aren't compared with parts and texts, nor are mixed-up parts or products. */
const ranges: readonly Rule[] = [all.likelyFigure];
const owners: readonly Rule[] = [
  all.systemFacts,
  all.printedPrice,
  { ...all.otherLabel, check: all.otherPages },
];
/** A product's uses follow from its parts. */
const claims: readonly Rule[] = [all.contradictingClaims];
const early = [naming, amounts, figures, ranges, owners, claims];
const stages = [...early, rules.filter((rule) => !early.flat().includes(rule))];

/** A product may get these facts from its parts, or from the systems that it fits. */
const dependent: ReadonlySet<unknown> = new Set(['specifications', 'cartridges', 'installation']);
/** Errors in one of these fields hide what other files say about the same thing. */
const isNaming: ReadonlySet<string> = new Set(
  [...naming, all.contradictingClaims].map(({ name }) => name),
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
    facts: all.specificationFacts(given),
    origins: new Map(given.written.products.map(({ entry, origin }) => [entry.code, origin])),
    paths: all.answering(given),
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
    const errors = found.filter((each) => isError(each) || each.rule === all.likelyFigure.name);
    const misnamed = new Set(
      errors.flatMap(({ rule, at }) =>
        isNaming.has(rule) ? ('document' in at ? at.document.kind : 'page') : [],
      ),
    );
    const hasNoErrors: RuleInput['hasNoErrors'] = (...kinds) =>
      !kinds.some((kind) => broken.has(kind) || misnamed.has(kind));
    const isIn = reportedFields([...reported, ...errors.flatMap(fieldsReportedBy)]);
    // A broken specifications.yaml may define any specification.
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
