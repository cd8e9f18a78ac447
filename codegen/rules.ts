/** All rules across files, and the order in which they run. */
import { addresses } from './rules/addresses.ts';
import { alikeLabels } from './rules/alike-labels.ts';
import { appearance } from './rules/appearance.ts';
import { application } from './rules/application.ts';
import { audienceOfPathRule } from './rules/audience-of-path.ts';
import { bothTreated } from './rules/both-treated.ts';
import { comparedPrice } from './rules/compared-price.ts';
import { cycle } from './rules/cycle.ts';
import { danglingReference } from './rules/dangling-reference.ts';
import { answering, deadLink } from './rules/dead-link.ts';
import { type Doubted, doubtedBy, inDoubt } from './rules/doubts.ts';
import { duplicateCode } from './rules/duplicate-code.ts';
import { duplicateId } from './rules/duplicate-id.ts';
import { duplicateSection } from './rules/duplicate-section.ts';
import { duplicateDescription, duplicateTitle } from './rules/duplicate-title.ts';
import { emptyCategory } from './rules/empty-category.ts';
import { emptyMenu } from './rules/empty-menu.ts';
import { expectedLook } from './rules/expected-look.ts';
import { expectedSpecification } from './rules/expected-specification.ts';
import { formField } from './rules/form-field.ts';
import { idleSetting } from './rules/idle-setting.ts';
import { image } from './rules/image.ts';
import { incompletePage } from './rules/incomplete-page.ts';
import { linkQuery } from './rules/link-query.ts';
import { lookAlike } from './rules/look-alike.ts';
import { menuEntry } from './rules/menu-entry.ts';
import { missingPage } from './rules/missing-page.ts';
import { oneMeaning } from './rules/one-meaning.ts';
import { orderedLimits } from './rules/ordered-limits.ts';
import { orphanProduct } from './rules/orphan-product.ts';
import { otherLabel } from './rules/other-label.ts';
import { ownAddress } from './rules/own-address.ts';
import { ownFigures } from './rules/own-figures.ts';
import { partFacts } from './rules/part-facts.ts';
import { partKind } from './rules/part-kind.ts';
import { placeFacts } from './rules/place-facts.ts';
import { placeholder } from './rules/placeholder.ts';
import { plausibleDate } from './rules/plausible-date.ts';
import { plausibleFigure } from './rules/plausible-figure.ts';
import { plausiblePrice } from './rules/plausible-price.ts';
import { priceClaim } from './rules/price-claim.ts';
import { priceRatio } from './rules/price-ratio.ts';
import { printedPrice } from './rules/printed-price.ts';
import { productCode } from './rules/product-code.ts';
import { promotionDates } from './rules/promotion-dates.ts';
import { publicAddress } from './rules/public-address.ts';
import { quoteText } from './rules/quote-text.ts';
import { redirect } from './rules/redirect.ts';
import { relationToItself } from './rules/relation-to-itself.ts';
import { replacedButCurrent } from './rules/replaced-but-current.ts';
import { retiredOffer } from './rules/retired-offer.ts';
import type { InDoubt, NamedFound, Rule, RuleInput } from './rules/rule.ts';
import { saidTwice } from './rules/said-twice.ts';
import { sample } from './rules/sample.ts';
import { sampledSpecification } from './rules/sampled-specification.ts';
import { scheduledDates } from './rules/scheduled-dates.ts';
import { specificationFacts } from './rules/specification-facts.ts';
import { tableRow } from './rules/table-row.ts';
import { telephone } from './rules/telephone.ts';
import { treatment } from './rules/treatment.ts';
import { unknownType } from './rules/unknown-type.ts';
import { unreachableCategory } from './rules/unreachable-category.ts';
import { unsafeLink } from './rules/unsafe-link.ts';
import { unsupportedFact } from './rules/unsupported-fact.ts';
import { unusedPicture } from './rules/unused-picture.ts';
import { wrongType } from './rules/wrong-type.ts';

export const rules: readonly Rule[] = [
  addresses,
  alikeLabels,
  appearance,
  application,
  audienceOfPathRule,
  bothTreated,
  comparedPrice,
  cycle,
  danglingReference,
  deadLink,
  duplicateCode,
  duplicateDescription,
  duplicateId,
  duplicateSection,
  duplicateTitle,
  emptyCategory,
  emptyMenu,
  expectedLook,
  expectedSpecification,
  formField,
  idleSetting,
  image,
  incompletePage,
  lookAlike,
  menuEntry,
  missingPage,
  oneMeaning,
  orphanProduct,
  otherLabel,
  ownFigures,
  partKind,
  placeFacts,
  placeholder,
  plausibleDate,
  plausibleFigure,
  plausiblePrice,
  priceClaim,
  priceRatio,
  printedPrice,
  productCode,
  promotionDates,
  publicAddress,
  quoteText,
  redirect,
  relationToItself,
  replacedButCurrent,
  saidTwice,
  orderedLimits,
  partFacts,
  ownAddress,
  retiredOffer,
  linkQuery,
  sample,
  sampledSpecification,
  scheduledDates,
  tableRow,
  telephone,
  treatment,
  unknownType,
  unreachableCategory,
  unsafeLink,
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
const prices: readonly Rule[] = [plausiblePrice];
const figures: readonly Rule[] = [priceRatio, wrongType, plausibleFigure, plausibleDate, partKind];
/** Printed prices are compared with those of products first. */
const printed: readonly Rule[] = [printedPrice];
const early = [naming, prices, figures, printed];
const stages = [...early, rules.filter((rule) => !early.flat().includes(rule))];

const isNaming: ReadonlySet<string> = new Set(naming.map(({ name }) => name));

type Given = Omit<
  RuleInput,
  'facts' | 'origins' | 'paths' | 'isInDoubt' | 'isProductInDoubt' | 'isSettingInDoubt'
> & {
  readonly doubted: readonly Doubted[];
};

/** Awaited between two rules, so that the process can answer others. */
export type Pause = () => Promise<void>;

/** Each stage says nothing about what depends on values that an earlier one reported. */
export async function checkRules(
  { doubted, ...given }: Given,
  pause: Pause = async () => {},
): Promise<NamedFound[]> {
  let facts: RuleInput['facts'] = () => {
    const all = specificationFacts(given);
    facts = () => all;
    return all;
  };
  const shared = {
    ...given,
    facts: () => facts(),
    origins: new Map(given.written.products.map(({ entry, origin }) => [entry.code, origin])),
    paths: answering(given),
  };
  const products = new Map(
    given.documents.flatMap((document) =>
      document.kind === 'product' ? [[document.name, document] as const] : [],
    ),
  );
  const site = given.documents.find(({ kind }) => kind === 'site');
  const isVocabularyBroken = given.known.mayBeIn(['specifications'], () => true);
  const found: NamedFound[] = [];
  for (const stage of stages) {
    const complete = given.complete && !found.some(({ rule }) => isNaming.has(rule));
    const isDoubted = inDoubt([...doubted, ...found.flatMap(doubtedBy)]);
    // A vocabulary with errors may define any specification.
    const isInDoubt: InDoubt = (document, path) =>
      isDoubted(document, path) ||
      (isVocabularyBroken && document.kind === 'product' && path[0] === 'specifications');
    const isProductInDoubt: RuleInput['isProductInDoubt'] = (code, path) => {
      const document = products.get(code);
      return document !== undefined && isInDoubt(document, path);
    };
    const isSettingInDoubt: RuleInput['isSettingInDoubt'] = (path) =>
      site === undefined || isInDoubt(site, path);
    const input = { ...shared, complete, isInDoubt, isProductInDoubt, isSettingInDoubt };
    const ofStage: NamedFound[] = [];
    for (const { name, check } of stage) {
      await pause();
      ofStage.push(...check(input).map((problem) => ({ ...problem, rule: name })));
    }
    found.push(...ofStage);
  }
  return found;
}
