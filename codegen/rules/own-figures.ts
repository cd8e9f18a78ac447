/** Compares numbers with a unit in copy with the products' specifications. */
import { memoize, memoizeTexts } from '../../kernel/memoize.ts';
import { isRecord } from '../../kernel/records.ts';
import type { Tables } from '../../kernel/tables.ts';
import { countOf, numbersIn, smallCounts } from '../diagnostics/suggest-number.ts';
import { eitherOf } from '../diagnostics/words.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { findInTexts, findInValues } from '../find-in-values.ts';
import { listAt, valueAt } from '../value-at.ts';
import { codesUnder } from './printed-price.ts';
import { lineOf, type Rule, type RuleInput, type RuleMatch, reportAt } from './rule.ts';

/** In "a 350 mm wide cupboard", the width is another object's. */
const ends = '(?:[,.;)]| and\\b|$)';
/** Any of a product's dimensions. */
const allowance = 'mm to allow';
/** Spellings of the units of specifications.yaml, and of facts in words. */
const units: Readonly<Record<string, string>> = {
  stars: 'stars?',
  'L/min':
    'L/min|Lpm|L/h(?:r|our)?|L/s(?:ec)?|[Gg][Pp][Mm]|litres? (?:an?|per) (?:minute|hour|second)',
  L: 'L(?!/)|litres?(?! (?:an?|per) (?:minute|hour|second))',
  µm: '[µμ]m|microns?',
  W: 'k?W|(?:kilo)?watts?',
  V: 'V|volts?',
  kPa: 'kPa|psi|bar(?! taps?)',
  'mm for the tap hole': '(?:mm|cm)(?= (?:tap )?hole)',
  'mm high': `(?:mm|cm|m|metres?)(?= (?:high|tall)${ends})`,
  'mm wide': `(?:mm|cm|m|metres?)(?= wide${ends})`,
  'mm deep': `(?:mm|cm|m|metres?)(?= deep${ends})|(?<=\\b[Rr]eaches \\d+ ?)(?:mm|cm)`,
  'mm of air': 'mm(?= of air)',
  'mm of space': 'mm(?= free)',
  'mm of hose': '(?:mm|m|metres?)(?= (?:of )?hose)',
  [allowance]: '(?<=\\b[Aa]llow \\d+ ?)mm',
  'mm long': `(?:mm|cm|m|metres?)(?= long${ends})`,
  mm: 'mm',
  m: 'm|metres?',
  '°C': '°[CF]',
  kg: 'kg',
  g: 'g|grams?',
  mL: 'm[lL]|millilitres?',
  pieces: 'pieces?|pcs',
  hours: 'hours?',
  weeks: 'weeks?',
  months: 'months?',
  years: 'years?',
  inch: 'inch(?:es)?|["″]',
  days: 'days?',
  finishes: 'finishes|(?:tap )?colours',
  stages: 'stages?',
  'O-rings': 'O-rings?',
};
/** Names for specifications that copy also gives in metres. */
const dimensions: Readonly<Record<string, string>> = {
  tapHole: 'mm for the tap hole',
  height: 'mm high',
  width: 'mm wide',
  depth: 'mm deep',
  length: 'mm long',
  airSpace: 'mm of air',
  serviceSpace: 'mm of space',
};
/** The flow's unit on a WELS label, next to the stars. */
const rated = 'L/min for WELS';
/** In a sentence, these may be the sizes of another part. */
const sizes = ['inch', 'mm', 'm', 'µm', 'kg', 'g', 'mL'];
/** How much of a fact's unit another unit is. */
const scales: readonly (readonly [RegExp, number])[] = [
  [/^mm .*\d ?(?:m|metres?)$/, 1000],
  [/^mm .*cm$/, 10],
  [/(?:\/|an |per )h(?:ou)?r?$/, 1 / 60],
  [/(?:\/s(?:ec)?|second)$/, 60],
  [/gpm$/i, 3.785],
  [/psi$/, 6.895],
  [/bar$/, 100],
  [/(?:kW|kilowatts?)$/, 1000],
];
const multiples = ['', 'single', 'dual', 'triple'];
const words = [...smallCounts.slice(1, 11), ...multiples.slice(1)]
  .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
  .join('|');
const number = String.raw`(?:\d[\d,]*(?:\.\d+)?(?:/\d+|[½¼¾])?|[½¼¾]|\b(?:${words})\b)`;
const spelt = Object.values(units).map((each) => `(${each})`);
const pattern = new RegExp(
  String.raw`(?<![\w.,/]|\b(?:[Oo]ver|[Aa]bove|[Bb]elow|[Uu]nder|than|least) )([Aa]bout )?(${number}(?:-? ?(?:[x×–-]|to|or|and) ?${number})*)[ -]?(?:${spelt.join('|')})(?![\p{L}\d])`,
  'gu',
);
/** The specifications to compare, by the field that has the figure. */
const sayings: Readonly<Record<string, string>> = {
  specifications: 'specifications say',
  certifications: 'certificates say',
  cartridges: 'cartridges are due every',
  spares: 'spares are due every',
  finishes: 'file lists',
};
const perYear: Readonly<Record<string, number>> = {
  ...{ hours: 8760, days: 365, weeks: 52, months: 12, years: 1 },
};
/** Matches "every 2 years", "twice a year", "yearly". */
const intervals = new RegExp(
  String.raw`\b(?<least>least )?(?:every (?:${number} (?:hours|days|weeks|months|years)|month|year)|(?:once|twice) (?:a|every) year|each year|yearly|annually)\b`,
  'giu',
);

type Figure = ReturnType<typeof figuresIn>[number];

const figuresIn = (text: string) =>
  [...text.matchAll(pattern)].map(([found, about, stated = '', ...spellings]) => {
    const unit = Object.keys(units)[spellings.findIndex((each) => each !== undefined)] ?? '';
    const [, scale = 1] = scales.find(([spelling]) => spelling.test(`${unit} ${found}`)) ?? [];
    return {
      unit,
      found,
      /** How far it may be from the fact. Other units are rounded. */
      tolerance: about ? 0.2 : scale === 1 ? 0 : 0.02,
      isAbout: about !== undefined,
      /** 10 and 4.5 in "10 x 4.5 inch". */
      values: (stated.match(new RegExp(number, 'g')) ?? []).map((each) => sizeOf(each) * scale),
    };
  });

/** Finds a sentence's figures, with maintenance intervals in months. */
const figuresOf = memoizeTexts((sentence: string): readonly Figure[] => {
  const found = [...sentence.matchAll(intervals)].flatMap(({ 0: every, groups }) => {
    if (groups?.least) return [];
    const [figure] = figuresIn(every);
    const count = figure?.values[0] ?? (/twice/i.test(every) ? 0.5 : 1);
    const unit = figure?.unit ?? (/month/i.test(every) ? 'months' : 'years');
    return {
      unit: 'months',
      found: every,
      isAbout: false,
      tolerance: unit === 'days' || unit === 'hours' ? 0.05 : 0,
      values: [(count * (perYear.months ?? 1)) / (perYear[unit] ?? 1)],
    };
  });
  // In 1" (25 mm), the second size names the first one again.
  const rest = sentence
    .replaceAll(intervals, '')
    .replaceAll(/(?<=["″h]) \(\d+( mm)?\)|(?<=mm) \([^)]+(?:["″]|inch)\)/g, '');
  return [...found, ...figuresIn(rest)];
});

/** Reads "1,000", "3/4", "4½" or "four" as a number. */
function sizeOf(text: string): number {
  const count = countOf(text) || multiples.indexOf(text.toLowerCase());
  if (count > 0) return count;
  const [, whole = '', fraction = ''] = /^([\d,.]*?)(\d+\/\d+|[½¼¾])?$/.exec(text) ?? [];
  const [top = 0, bottom = 1] = fraction.normalize('NFKC').split(/[/⁄]/).map(Number);
  return Number(whole.replaceAll(',', '')) + top / bottom;
}

/** Splits copy into sentences, each on one line. */
export const sentencesIn = memoizeTexts((text): readonly string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n\s*\n|\n(?=[-*\d])/)
    // Word types a curly apostrophe in "doesn't".
    .map((each) => each.replaceAll(/\s+/g, ' ').replaceAll('’', "'")),
);

/** Returns products that a page or a promotion mentions anywhere. */
export const mentioned = ({ kind, references }: SourceDocument): readonly string[] =>
  kind === 'product'
    ? []
    : references.flatMap((each) => (each.kind === 'product' ? each.value : []));

/** Returns products that a sentence names or links. In `range`, the end of a code is enough. */
export const codesIn = (text: string, { known }: Known, range: readonly string[]) => [
  ...new Set(
    (text.match(/\b[A-Z][A-Z\d]*(?:-[A-Z\d]+)*\b/g) ?? []).flatMap((word) =>
      known.codes.has(word)
        ? word
        : range.filter((code) => /\d/.test(word) && code.endsWith(`-${word}`)),
    ),
  ),
];

const shown =
  /^(?:name|title|label|summary|intro|pageTitle|pageDescription|points|pointers|descriptions?)$/;
export const isTable = (path: FieldPath) => path.at(-3) === 'rows' || path.includes('features');
/** Whether a field describes its product or step to visitors. */
export const isShownText = (path: FieldPath) =>
  isTable(path) ||
  (path.includes('steps') && path.at(-1) === 'text') ||
  shown.test(String(path.findLast((part) => typeof part === 'string')));
const figured = new RegExp(`[\\d½¼¾]|\\b(?:year|annual|${words})`);
/** Matches sentences that don't describe the product itself. */
const isOther =
  /n't\b|\b(?:not?|never|unlike|instead|than|finish|hoses?|other|another|next|ones|half|clogs|where|in \w+ stages?, then)\b|\bone\.$|\?$/i;
/** A reason after a figure isn't about another product. */
const clauseEnd = /,(?! then)|[:;]| (?:and|but|so|where|because|when|if|while|with)\b/;
const lampsIn = memoize(({ products }: Tables) =>
  Object.values(products).flatMap(({ code, type }) => (type === 'uv lamp' ? code : [])),
);
const isService = /\b(?:chang|replac|swap|new|due|lasts|service|interval)/i;

export const ownFigures: Rule = {
  name: 'own-figures',
  description:
    'A number with a unit in a name, summary, promotion, comparison or table matches the specifications of the product, or of the range it links to. Both ends of a range, sizes, stages, replacement intervals, and advertised finishes and warranties match too (a warning).',
  check: (input) => {
    const { tables, documents, origins, isReported, isProductReported } = input;
    const unitOf = new Map(tables.specifications.map(({ id, unit }) => [id, unit]));
    // Running text compares a warranty with every product, so each product is read once.
    const statedBy = memoize(
      ({ products, promoFacts }: Tables, code: string): readonly Stated[] => {
        const {
          specifications = [],
          certifications = [],
          finishes = [],
          parts = [],
          fits = [],
        } = products[code] ?? {};
        const stated = (path: FieldPath, figures: readonly Figure[]) =>
          figures.flatMap(({ unit, values }) => values.map((own) => ({ code, path, unit, own })));
        return [
          ...(finishes.length > 0
            ? [{ code, path: ['finishes'], unit: 'finishes', own: finishes.length }]
            : []),
          ...specifications.flatMap(({ id, value }) => {
            const path = ['specifications', id];
            if (typeof value === 'string') return stated(path, figuresIn(value));
            const unit = id === 'stages' ? id : (unitOf.get(id) ?? '');
            return [unit, dimensions[id] ?? [], unit === 'mm' ? allowance : []]
              .flat()
              .map((each) => ({ code, path, unit: each, own: value }));
          }),
          ...certifications.flatMap(({ stars, litresPerMinute }) =>
            Object.entries({ stars, 'L/min': litresPerMinute, [rated]: litresPerMinute }).flatMap(
              ([unit, own]) =>
                own === undefined ? [] : { code, path: ['certifications'], unit, own },
            ),
          ),
          ...promoFacts
            .filter(({ text, products: all, states }) => {
              // unsupported-fact reports a fact that contradicts itself.
              const isRight = !states || numbersIn(text).includes(states.value);
              return isRight && all.includes(code);
            })
            .flatMap(({ text }) => stated([], figuresIn(text)))
            .filter(({ unit }) => unit === 'days'),
          // A system may need its cartridge changed sooner.
          ...[
            ...new Map(
              fits.flatMap((system) => {
                const every = products[system]?.parts.find((part) => part.code === code)?.every;
                return every ? [[every, system] as const] : [];
              }),
            ),
          ].map(([own, system]) => ({ code: system, path: ['cartridges'], unit: 'months', own })),
          ...parts.flatMap((part) => {
            const path = [part.role === 'spare' ? 'spares' : 'cartridges'];
            const every = part.every && { code, path, unit: 'months', own: part.every };
            return [
              ...(every ? [every] : []),
              ...statedBy(tables, part.code).filter(
                ({ unit }) =>
                  ['months', 'inch', 'µm'].includes(unit) && !(every && unit === 'months'),
              ),
            ];
          }),
        ];
      },
    );
    const statedIn = (codes: readonly string[], unit: string): readonly Stated[] =>
      codes.flatMap((code) => statedBy(tables, code).filter((each) => each.unit === unit));
    const judge = (document: SourceDocument, text: string, path: FieldPath): RuleMatch[] => {
      const sentences = sentencesIn(text).filter((each) => figuresOf(each).length > 0);
      if (sentences.length === 0) return [];
      const isProduct = document.kind === 'product';
      const isShort = isShownText(path) && path.at(-1) !== 'description';
      const context = isShownText(path) ? codesAt(document, path, input) : [];
      const row = path.at(-3) === 'rows' ? valueAt(document.value, path.slice(0, -1)) : [];
      const isOne = isForOne(document, path, context);
      const copy = isProduct ? JSON.stringify(document.value) : '';
      const hasHose = /"specifications":.*hose/.test(copy);
      // A product may need more room than its size, but only says so once.
      const allowances = new Set(copy.match(/allow \d+ mm/gi));
      return sentences.flatMap((sentence) => {
        const figures = figuresOf(sentence).filter(({ isAbout }) => !isAbout || isTable(path));
        if (figures.length === 0) return [];
        const around = [row].flat().join(' ') || sentence;
        const named = codesIn(context.length > 0 ? sentence : around, input, [
          ...context,
          ...mentioned(document),
        ]);
        const isEach = named.length > 0 && !isProduct && !isTable(path);
        const isWarranty = /warrant|guarantee/i.test(around);
        return figures.flatMap((figure) => {
          const { values } = figure;
          const unit = figure.unit === 'L/min' && /\bWELS\b/.test(around) ? rated : figure.unit;
          const isSize = sizes.includes(unit) && path.at(-1) !== 'name' && !isTable(path);
          if (unit === 'mm' && context.length === 0) return [];
          if (unit === allowance && allowances.size < 2) return [];
          if (isSize && (unit === 'mm' || (!isProduct && !isEach))) return [];
          const start = sentence.indexOf(figure.found);
          const [after = ''] = sentence.slice(start).split(clauseEnd, 1);
          const clause = sentence.slice(0, start) + (hasHose ? after.replace(/hoses?/, '') : after);
          const isFinest = unit === 'µm' && /\bdown to $/i.test(sentence.slice(0, start));
          if ((isSize || unit === 'stages' || !isShort) && isOther.test(clause)) return [];
          if (
            unit === 'months' &&
            (!isShort || path.at(-1) === 'summary') &&
            !isTable(path) &&
            !isService.test(sentence)
          )
            return [];
          // In running text, words before the product may be about something else.
          const isRunning = !isShort && !isTable(path);
          const [first = ''] = named;
          if (isRunning && isEach && start < sentence.indexOf(first)) return [];
          if (isRunning && unit === 'months' && /^\d/.test(figure.found)) return [];
          if (unit === 'years' && !isShort && !isWarranty) return [];
          const listed = isEach ? named : [...context, ...named];
          const general = () =>
            !input.hasNoErrors('product')
              ? []
              : unit === 'years'
                ? Object.keys(tables.products)
                : unit === 'months' && /\blamps?\b/i.test(around)
                  ? lampsIn(tables)
                  : [];
          const pool = listed.length > 0 ? listed : general();
          // A spare's file says nothing about the products it fits.
          const doubted = pool.filter(
            (each) => tables.products[each]?.type !== 'spare' || each === pool[0],
          );
          if (doubted.some((each) => isProductReported(each, ['specifications']))) return [];
          const within = (codes: readonly string[]) => {
            const all = statedIn(codes, unit).filter(
              (each) =>
                !isShort || isTable(path) || !/^m(?:in|ax)[A-Z]/.test(String(each.path.at(-1))),
            );
            // A system's first cartridges are coarser than what it filters down to.
            const rated = isFinest ? all.filter((each) => codes.includes(each.code)) : [];
            return rated.length > 0 ? rated : all;
          };
          const [code = '', ...others] = isEach ? [...pool, ...context] : pool;
          const own = within([code]);
          const said = (
            sentence.replaceAll(/\b[A-Z][A-Z\d-]*\d\b/g, '').match(new RegExp(number, 'g')) ?? []
          ).map(sizeOf);
          const isBetween = (value: number) =>
            values.length > 1 && value >= Math.min(...values) && value <= Math.max(...values);
          const isSaid = (value: number) => said.includes(value) || isBetween(value);
          // At least one figure must be right for each product that a sentence names.
          const wrong = isEach
            ? pool.find((each) => {
                const its = within([each]).map((stated) => stated.own);
                return its.length > 0 && !its.some((value) => isSaid(value));
              })
            : undefined;
          const stated = wrong ? within([wrong]) : own.length > 0 ? own : within(others);
          const [source] = stated;
          const origin = source && origins.get(source.code);
          const isOwn = isOne && own.length > 0 && ['stages', 'months'].includes(unit);
          const all = [...own, ...(isOwn && !isEach ? [] : within(others))].map((each) => each.own);
          const inInches =
            unit === 'inch' ? statedIn([code], 'mm').map((each) => each.own / 25.4) : [];
          // How long a cartridge lasts depends on the water.
          const isStated =
            unit === 'months' && values.length > 1
              ? all.some(isBetween)
              : values.every(
                  (value) =>
                    all.some((each) => Math.abs(each / value - 1) <= figure.tolerance) ||
                    inInches.some((each) => Math.abs(each / value - 1) < 0.015),
                );
          if (!origin || (isStated && wrong === undefined)) return [];
          // "30 or 50 L/min" for products of 30 and 55
          const strange = values.filter((value) => !all.includes(value));
          const isPartly = !isOne && wrong === undefined && strange.length < values.length;
          const known = [
            ...new Set((isPartly ? within(listed) : stated).map((each) => each.own)),
          ].sort((a, b) => a - b);
          const owner = isPartly ? undefined : (wrong ?? (own.length > 0 ? code : undefined));
          return reportAt(document, path, {
            severity: 'warning',
            ...{ found: figure.found, within: figure.found },
            message: `${isPartly ? `No product here has ${eitherOf(strange.map(String))}. ` : ''}${owner ? `${owner}'s` : "The products'"} ${sayings[String(source.path[0])] ?? 'advertised facts say'} ${eitherOf(known.map(String))} ${`${known}` === '1' ? unit.replace(/(?<=sh)es$|s$/, '') : unit.replace(allowance, 'mm')}.`,
            ...(source.path.length > 0 && {
              related: [lineOf(origin, source.path, 'See')],
              disputes: {
                at: { document: origin.document, path: source.path },
                says: `${values.join(' to ')} ${unit}`,
                // SD20-05 filters to 5 micron, so its name is right.
                isSure: path.at(-1) === 'name' && Number(/\d+$/.exec(document.name)) === values[0],
              },
            }),
            write: isPartly
              ? "Use the products' numbers."
              : `Use the same ${unit === 'months' ? 'interval' : 'number'} in both places${isOne ? ', or correct the code in the product field' : ''}.`,
          });
        });
      });
    };
    const judgeAll = (document: SourceDocument, text: string, path: FieldPath) => {
      const found = [...otherMetric(document, text, path), ...judge(document, text, path)];
      return found.length > 0 || path[0] !== 'guide'
        ? found
        : inGuide(document, text, path, tables);
    };
    return documents.flatMap((document) =>
      findInTexts(document.value, (text, path) =>
        figured.test(text) && !isReported(document, path)
          ? judgeAll(document, text, path)
          : undefined,
      ).flatMap(({ found }) => found),
    );
  },
};

/** The metric name of a pipe or tube in inches. Cartridges and tanks are measured. */
const pipes: Readonly<Record<number, number>> = {
  ...{ 0.25: 6, 0.375: 10, 0.5: 15, 0.75: 20, 1: 25, 1.25: 32, 1.5: 40, 2: 50 },
};
const inBrackets = new RegExp(
  String.raw`(?<![\w.,/])(${number})(?:["″]| ?inch(?:es)?)(?: [A-Za-z-]+)? \((\d+) ?(?:mm)?\)|(?<![\w.,/])(\d+) ?mm(?: [A-Za-z-]+)? \((${number})(?:["″]| ?inch(?:es)?)`,
  'g',
);

/** Reports 1" (20 mm), and 20 mm (1"). */
const otherMetric = (document: SourceDocument, text: string, path: FieldPath): RuleMatch[] =>
  [...text.replaceAll(/\s+/g, ' ').matchAll(inBrackets)].flatMap(
    ([found, inch, inner, outer, inchInside]) => {
      const size = sizeOf(inch ?? inchInside ?? '');
      const usual = pipes[size] ?? Math.round(size * 25.4);
      const stated = Number(inner ?? outer);
      const tolerance = /tube|hose/.test(found) ? 0.25 : size in pipes ? 0 : 0.06;
      if (Math.abs(stated / usual - 1) <= tolerance) return [];
      return reportAt(document, path, {
        severity: 'warning',
        ...{ found, within: found },
        message: `${inch ?? inchInside} inch is ${usual} mm.`,
        write: 'Correct the size in inches or in millimetres.',
      });
    },
  );

/** Compares a guide's figures with the products it serves, or with one type: "35 mm for a mixer tap". */
function inGuide(document: SourceDocument, text: string, path: FieldPath, tables: Tables) {
  const serves = listAt(document.value, ['guide', 'serves']).map(String);
  const unitOf = new Map(tables.specifications.map(({ id, unit }) => [id, unit]));
  return sentencesIn(text).flatMap((sentence) =>
    figuresOf(sentence).flatMap(({ found, unit, values, isAbout }) => {
      const after = sentence.slice(sentence.indexOf(found) + found.length);
      const type = serves.find((each) =>
        new RegExp(`^ for (?:an? |every |each )?${each}`).test(after),
      );
      const [measured = ''] = unit.split(' ');
      const own = Object.values(tables.products).flatMap((product) =>
        (type ? [type] : serves).some((each) => each === product.type || each === product.series)
          ? product.specifications.flatMap(({ id, value }) =>
              unitOf.get(id) === measured ? Number(value) : [],
            )
          : [],
      );
      if (isAbout || !guided.has(measured) || own.length === 0) return [];
      if (values.every((value) => own.includes(value))) return [];
      return reportAt(document, path, {
        severity: 'warning',
        ...{ found, within: found },
        message: `No ${type ?? 'product that this guide serves'} has this number in its specifications.`,
        write: 'Use their number.',
      });
    }),
  );
}
const guided: ReadonlySet<string> = new Set(['mm', 'months', 'kPa', 'L/min', '°C']);

type Known = Pick<RuleInput, 'tables' | 'known'>;

type Stated = Pick<Figure, 'unit'> & {
  readonly code: string;
  readonly path: FieldPath;
  readonly own: number;
};

/** Returns products of a link's range or page, or the link itself if the page couldn't be loaded. */
export const codesBehind = (tables: Tables, url: string): readonly string[] => [
  ...codesUnder(tables, url),
  ...(/^\/[^#?]*$/.test(url) && !tables.routes[url] ? [url] : []),
  ...(tables.pages[url]?.sections.flatMap(({ products }) => products) ?? []),
];

/** Whether an entry names its product. It may also link to the product's range. */
export const isForOne = (document: SourceDocument, path: FieldPath, [code]: readonly string[]) =>
  path.some((_part, depth) => {
    const entry = valueAt(document.value, path.slice(0, depth));
    return isRecord(entry) && entry.product !== undefined && entry.product === code;
  });

/** Returns the products that a field's copy is about, if visitors see it. */
export const codesShownAt = (document: SourceDocument, path: FieldPath, known: Known) =>
  document.kind === 'product'
    ? [document.name]
    : isShownText(path)
      ? codesAt(document, path, known)
      : [];

/** Returns the products that a field's row, column or entry is about, and those of the linked range. */
export function codesAt(document: SourceDocument, path: FieldPath, { tables, known }: Known) {
  if (document.kind === 'product') return path.length === 1 ? [document.name] : [];
  const around = path.map((_part, depth) => valueAt(document.value, path.slice(0, depth)));
  const table = valueAt(document.value, path.slice(0, -3));
  const columns = isRecord(table) && Array.isArray(table.columns) ? table.columns : [];
  const row = path.at(-3) === 'rows' ? [around.at(-1)].flat()[0] : undefined;
  // A table with three or more columns covers several products, so the page's own product doesn't count.
  const entries = columns.length > 2 ? [] : around.filter(isRecord).reverse();
  // The nearest entry that names or links something decides.
  const { product, url, link, products } =
    entries.find((each) => each.product ?? each.url ?? each.link ?? each.descriptions) ?? {};
  const linked = tables.pages[String(url)]?.product;
  const listing: unknown[] = document.kind === 'dealer-range' ? [products].flat() : [];
  const named = [row, columns[Number(path.at(-1))], product, url, link, linked];
  const code = named
    .map((each) => String(each).replace('/', ''))
    .find((each) => known.codes.has(each));
  // A page may link to other pages about any product.
  const codesOf = (each: string) =>
    document.kind === 'page' && tables.pages[each] && !linked ? [] : codesBehind(tables, each);
  const range = [...listing, ...named.flatMap((each) => codesOf(String(each)))].map(String);
  if (code !== undefined || range.length > 0)
    return [...(code === undefined ? [] : [code]), ...range];
  // A category's pointers are about the products it lists.
  const listed = document.kind === 'category' && path.at(-2) === 'pointers' ? around.at(-2) : {};
  const isEntry = document.kind === 'category' && path.length % 2 === 1;
  return findInValues(isEntry ? around.at(-1) : listed, (each, at) =>
    at.at(-2) === 'items' && typeof each === 'string' ? each : undefined,
  ).map(({ found }) => found);
}
