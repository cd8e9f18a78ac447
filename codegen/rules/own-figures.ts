/** Numbers with a unit, which texts and specifications may state differently. */
import { memoize } from '../../kernel/memoize.ts';
import { isRecord } from '../../kernel/records.ts';
import type { Tables } from '../../kernel/tables.ts';
import { eitherOf } from '../diagnostics/words.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { findInTexts, findInValues } from '../find-in-values.ts';
import { valueAt } from '../value-at.ts';
import { codesUnder } from './printed-price.ts';
import { lineOf, type Rule, type RuleMatch, reportAt } from './rule.ts';

/** How texts spell the units of specifications.yaml, and those of its facts in words. */
const units: Readonly<Record<string, string>> = {
  'L/min': 'L/min|Lpm|litres? (?:a|per) minute',
  L: 'L(?!/)|litres?(?! (?:a|per) minute)',
  µm: '[µμ]m|microns?',
  W: 'W|watts?',
  V: 'V|volts?',
  kPa: 'kPa',
  mm: 'mm',
  '°C': '°C',
  kg: 'kg',
  months: 'months?',
  years: 'years?',
  inch: 'inch(?:es)?|["″]',
  days: 'days?',
  finishes: 'finishes|(?:tap )?colours',
};
/** In a sentence, these may be the sizes of another part. */
const sizes = ['inch', 'mm', 'µm'];
const number = String.raw`(?:\d[\d,]*(?:\.\d+)?(?:/\d+|[½¼¾])?|[½¼¾])`;
const patterns = Object.entries(units).map(([unit, words]) => ({
  unit,
  pattern: new RegExp(
    String.raw`(?<![\w.,/]|\b(?:[Oo]ver|[Aa]bove|[Bb]elow|[Uu]nder|[Aa]bout|than|least) )(${number}(?: ?(?:[x×–-]|to|or|and) ?${number})*)[ -]?(?:${words})(?![\p{L}\d])`,
    'gu',
  ),
}));

type Figure = {
  readonly unit: string;
  readonly found: string;
  /** 10 and 4.5 in "10 x 4.5 inch" */
  readonly values: readonly number[];
};

const figuresIn = (text: string): readonly Figure[] =>
  (/[\d½¼¾]/.test(text) ? patterns : []).flatMap(({ unit, pattern }) =>
    [...text.matchAll(pattern)].map(([found, stated = '']) => ({
      ...{ unit, found },
      values: (stated.match(new RegExp(number, 'g')) ?? []).map(sizeOf),
    })),
  );

/** "1,000", "3/4" or "4½" as a number */
function sizeOf(text: string): number {
  const [, whole = '', fraction = ''] = /^([\d,.]*?)(\d+\/\d+|[½¼¾])?$/.exec(text) ?? [];
  const [top = 0, bottom = 1] = fraction.normalize('NFKC').split(/[/⁄]/).map(Number);
  return Number(whole.replaceAll(',', '')) + top / bottom;
}

const shown =
  /^(?:name|title|label|summary|intro|pageTitle|pageDescription|points|pointers|description)$/;
export const isTable = (path: FieldPath) => path.at(-3) === 'rows' || path.includes('features');
/** Whether visitors read a text as something about the product that it's for. */
export const isShownText = (path: FieldPath) =>
  isTable(path) || shown.test(String(path.findLast((part) => typeof part === 'string')));

export const ownFigures: Rule = {
  name: 'own-figures',
  description:
    'A number with a unit in a name, a summary, a promotion, a comparison or a table is one that the specifications of its product state, or of a product in the range that the text leads to. Both ends of a span are. Advertised days, finishes and warranties count too (a warning).',
  check: ({ tables, documents, origins, isReported, isProductReported }) => {
    const unitOf = new Map(tables.specifications.map(({ id, unit }) => [id, unit]));
    // A warranty in running text is compared with every product, so each product is read once.
    const statedBy = memoize(
      ({ products, promoFacts }: Tables, code: string): readonly Stated[] => {
        const { specifications = [], finishes = [] } = products[code] ?? {};
        const stated = (path: FieldPath, figures: readonly Figure[]) =>
          figures.flatMap(({ unit, values }) => values.map((own) => ({ code, path, unit, own })));
        return [
          ...(finishes.length > 0
            ? [{ code, path: ['finishes'], unit: 'finishes', own: finishes.length }]
            : []),
          ...specifications.flatMap(({ id, value }) => {
            if (typeof value === 'string') return stated(['specifications', id], figuresIn(value));
            return { code, path: ['specifications', id], unit: unitOf.get(id) ?? '', own: value };
          }),
          ...promoFacts
            .filter((fact) => fact.products.includes(code))
            .flatMap(({ text }) => stated([], figuresIn(text)))
            .filter(({ unit }) => unit === 'days'),
        ];
      },
    );
    const statedIn = (codes: readonly string[], unit: string): readonly Stated[] =>
      codes.flatMap((code) => statedBy(tables, code).filter((each) => each.unit === unit));
    return documents.flatMap((document) =>
      findInTexts(document.value, (text, path) =>
        isShownText(path) ? figuresIn(text) : warrantiesIn(text),
      ).flatMap(({ path, found }) => {
        if (found.length === 0 || isReported(document, path)) return [];
        // A warranty in running text is one of some product's.
        const [code = '', ...others] = isShownText(path)
          ? codesAt(document, path, tables)
          : Object.keys(tables.products);
        if (!origins.has(code) || isProductReported(code, ['specifications'])) return [];
        return found.flatMap((figure): RuleMatch[] => {
          const { unit, values } = figure;
          if (sizes.includes(unit) && path.at(-1) !== 'name' && !isTable(path)) return [];
          const [own = [], inRange = []] = [[code], others].map((codes) =>
            statedIn(codes, unit).filter(
              (each) => isTable(path) || !/^m(?:in|ax)[A-Z]/.test(String(each.path.at(-1))),
            ),
          );
          const stated = own.length > 0 ? own : inRange;
          const [first] = stated;
          const origin = first && origins.get(first.code);
          const all = [...own, ...inRange].map((each) => each.own);
          const inInches =
            unit === 'inch' ? statedIn([code], 'mm').map((each) => each.own / 25.4) : [];
          // How long a cartridge lasts depends on the water.
          const isStated =
            unit === 'months' && values.length > 1
              ? all.some((each) => each >= Math.min(...values) && each <= Math.max(...values))
              : values.every(
                  (value) =>
                    all.includes(value) ||
                    inInches.some((each) => Math.abs(each / value - 1) < 0.015),
                );
          if (!origin || isStated) return [];
          const known = [...new Set(stated.map((each) => each.own))].sort((a, b) => a - b);
          return [
            reportAt(document, path, {
              severity: 'warning',
              ...{ found: figure.found, within: figure.found },
              message: `The ${first.path.length === 0 ? 'advertised facts' : 'specifications'} of ${own.length > 0 ? code : 'its products'} say ${eitherOf(known.map(String))} ${unit}.`,
              related: first.path.length === 0 ? [] : [lineOf(origin, first.path, 'They are at')],
              write: 'Use the same number in both.',
            }),
          ];
        });
      }),
    );
  },
};

type Stated = Pick<Figure, 'unit'> & {
  readonly code: string;
  /** Empty for an advertised fact. */
  readonly path: FieldPath;
  readonly own: number;
};

/** "10-year warranty" in a text that isn't about one product. */
const warrantiesIn = (text: string) =>
  (text.includes(' warranty') ? figuresIn(text) : []).filter(
    ({ unit, found }) => unit === 'years' && text.includes(`${found} warranty`),
  );

/** The products of the range or the page that a link leads to. */
export const codesBehind = (tables: Tables, url: string): readonly string[] => [
  ...codesUnder(tables, url),
  ...(tables.pages[url]?.sections.flatMap(({ products }) => products) ?? []),
];

/** The product that a text, its row, its column or its entry is about, and those of the range it leads to. */
export function codesAt(
  document: SourceDocument,
  path: FieldPath,
  tables: Tables,
): readonly string[] {
  if (document.kind === 'product')
    return path.length === 1 && path[0] !== 'description' ? [document.name] : [];
  const around = path.map((_part, depth) => valueAt(document.value, path.slice(0, depth)));
  const table = valueAt(document.value, path.slice(0, -3));
  const columns = isRecord(table) && Array.isArray(table.columns) ? table.columns : [];
  const row = path.at(-3) === 'rows' ? [around.at(-1)].flat()[0] : undefined;
  // A table with more columns is about more products than its page.
  const entries = columns.length > 2 ? [] : around.filter(isRecord).reverse();
  const named = [
    row,
    columns[Number(path.at(-1))],
    ...entries.flatMap(({ product, url, link }) => [product, url, link]),
  ];
  const code = named
    .map((each) => String(each).replace('/', ''))
    .find((each) => tables.products[each]);
  // A page links to others about any product.
  const behind = document.kind === 'page' ? codesUnder : codesBehind;
  const range = named.flatMap((each) => behind(tables, String(each)));
  if (code !== undefined || range.length > 0)
    return [...(code === undefined ? [] : [code]), ...range];
  // The pointers of a category are about the products it lists.
  const listed = document.kind === 'category' && path.at(-2) === 'pointers' ? around.at(-2) : {};
  return findInValues(listed, (each, at) =>
    at.at(-2) === 'items' && typeof each === 'string' ? each : undefined,
  ).map(({ found }) => found);
}
