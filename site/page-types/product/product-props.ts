import { notStated } from '../../../kernel/certifications.ts';
import type { Country, FormField, Part, Product, StatedFact } from '../../../kernel/entry-types.ts';
import { memoize } from '../../../kernel/memoize.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { tradeSizes } from '../../../kernel/typography.ts';
import { isPart, lowerFirst } from '../../../kernel/vocabulary.ts';
import { runningCost } from '../../commerce/running-cost.ts';
import type { PartRow } from '../../components/Parts/Parts.tsx';
import { joinSpecifications } from '../../components/SpecificationTable/join-specifications.ts';
import { homeBreadcrumb, productBreadcrumbs } from '../../lookups/breadcrumbs.ts';
import { complianceOf } from '../../lookups/compliance.ts';
import {
  isDiscontinued,
  type Market,
  priceIn,
  relationsIn,
  textFor,
} from '../../lookups/in-country.ts';
import { foodServiceCost } from '../../lookups/litres-a-day.ts';
import { guideOf } from '../../lookups/pages-by-template.ts';
import {
  leadingFacts,
  linkedProductOf,
  summariesOf,
  summaryOf,
} from '../../lookups/product-summary.ts';
import { contaminantNames, documentsIn } from '../../lookups/public-products.ts';
import { factsIn, specificationsOf } from '../../lookups/specifications.ts';
import { formSettings } from '../form/FormTool.tsx';
import { fitOf } from './fit-of.ts';
import { galleryOf } from './Gallery.tsx';
import { relatedAs } from './related-as.ts';

export type ProductProps = ReturnType<typeof productProps>;

/** Memoized, because it's the same in every country. */
const gallery = memoize(galleryOf);

function partRows(tables: Tables, parts: readonly Part[], market: Market): readonly PartRow[] {
  const hasCartridge = parts.some(({ role }) => role === 'cartridge');
  return parts.flatMap(({ code, role, ...part }) => {
    const product = summaryOf(tables, code, market);
    const isKit = role === 'spare' && tables.products[code]?.type === 'kit' && hasCartridge;
    return product ? [{ ...part, product, ...(isKit && { isKit }) }] : [];
  });
}

/** Three facts. A system's include its connection, which decides whether it fits. */
function factsToDecideBy(product: Product, country: Country): readonly StatedFact[] {
  const facts = leadingFacts(product, 3, country);
  const connection = product.specifications.find(({ id }) => id === 'connection');
  if (isPart(product.type) || !connection || facts.includes(connection)) return facts;
  return [...facts.slice(0, 1), connection, ...facts.slice(1, 2)];
}

const relatedInRow = 3;

/** All related products of the catalogue, then one size up and down if there's room, each once. */
function relatedOf(tables: Tables, product: Product, market: Market) {
  const relations = relationsIn(tables, product.code, market.country);
  const named = summariesOf(tables, product.related, market);
  const sizes = summariesOf(
    tables,
    [relations.larger, relations.smaller].flatMap((code) => code ?? []),
    market,
  );
  return [...new Set([...named, ...sizes])]
    .slice(0, Math.max(relatedInRow, named.length))
    .map((each) => ({
      as: relatedAs(tables, product, each.code, relations),
      product: each,
    }));
}

const onRequest = { kind: 'on request' } as const;
const quotePage = '/get-a-quote';

/**
 * The quote page's form without product code and finish, which the product's page sends itself. Without a form, `url`
 * opens the contact details.
 */
function quoteOf(tables: Tables, product: Product, country: Country) {
  const page = tables.pages[quotePage];
  const isAsked =
    priceIn(tables, product.code, country).kind === 'on request' &&
    !product.dealerOnly &&
    !isDiscontinued(product);
  if (!isAsked || !page?.form || !page.countries.includes(country)) return undefined;
  const { form: whole } = page;
  const isFinish = ({ name }: FormField) => name === 'finish';
  const fields = whole.fields.filter(
    (field) => field.lookup !== 'product-code' && !isFinish(field),
  );
  const takesFinish = product.finishes.length > 0 && whole.fields.some(isFinish);
  const form = formSettings(
    tables,
    { ...whole, fields },
    { country, help: { label: 'Where to buy', url: `/stores?part=${product.code}` } },
  );
  return form ? { url: '#quote', form, takesFinish } : { url: quotePage };
}

export function productProps(tables: Tables, product: Product, country: Country) {
  const { code } = product;
  const market: Market = { country, dealers: product.dealerOnly };
  const names = (ids: readonly string[]) => ids.map((id) => contaminantNames(tables).get(id) ?? id);
  const parts = partRows(tables, product.parts, market);
  const listed = new Set(parts.map((row) => row.product.code));
  const compatible = relationsIn(tables, code, country).fittedBy.filter(
    (part) => !listed.has(part),
  );
  const cost = runningCost(tables, product, country);
  const foodService = cost && foodServiceCost(tables, product, cost, country);
  const replacedBy = summaryOf(tables, product.replacedBy ?? '', market);
  const guide = guideOf(tables, product, country);
  const compliance = complianceOf(tables, product, market);
  const quote = quoteOf(tables, product, country);
  const fit = fitOf(product, tables.site.spaces);
  const specifications = specificationsOf(tables, factsIn(product, country));
  const rows = joinSpecifications(specifications).filter(({ value }) => value !== notStated);
  const known = rows.filter(({ sample }) => !sample);
  const isMostlySample = !product.sample && known.length < rows.length / 3;
  return {
    country,
    crumbs: productBreadcrumbs(tables, product, country),
    dealersUrl: homeBreadcrumb(tables, 'Dealers').url,
    code,
    name: tradeSizes(product.name),
    summary: product.summary,
    description: textFor(tables, product.description, country),
    sources: product.sources,
    price: product.dealerOnly ? onRequest : priceIn(tables, code, country),
    ...(quote && { quote }),
    gallery: gallery(product),
    facts: specificationsOf(tables, factsToDecideBy(product, country)),
    finishes: product.finishes,
    specifications,
    ...(compliance && { compliance }),
    // Explains the lead-free status.
    rulePage: tables.site.countries[country].leadFree?.page,
    ...(fit && { fit }),
    treats: product.treats.map((id) => {
      const test = product.tests?.find((each) => each.for === id);
      return [...names([id]), ...(test ? [`tested to ${test.standard}`] : [])].join(', ');
    }),
    doesNotTreat: names(product.doesNotTreat),
    parts,
    hasDueParts: parts.some(({ every, litres }) => every ?? litres),
    ...(cost && { cost }),
    ...(foodService && { foodService }),
    // Other parts whose files list it under `fits`.
    compatibleParts: compatible.flatMap((part) => linkedProductOf(tables, part, market) ?? []),
    fits: product.fits.flatMap((fitted) => linkedProductOf(tables, fitted, market) ?? []),
    related: relatedOf(tables, product, market),
    documents: documentsIn(tables, product, country),
    // An installer fits a system. Owners change parts themselves.
    needsInstaller: !isPart(product.type),
    ...(guide && { guideUrl: guide.url }),
    ...(replacedBy && { replacedBy }),
    formerCodes: product.formerCodes,
    replaces: [...new Set([...product.replaces, ...product.formerCodes])],
    discontinued: isDiscontinued(product),
    spareParts: product.discontinuedWithSpareParts,
    dealerOnly: product.dealerOnly,
    sample: product.sample,
    // Names what isn't invented, if most details are. One note then replaces their asterisks.
    ...(isMostlySample && { known: known.map(({ label }) => lowerFirst(label)) }),
  };
}
