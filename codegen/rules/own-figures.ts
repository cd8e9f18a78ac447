/** Compares numbers with a unit in copy with the products' specifications. */

import { isRecord } from '../../kernel/json-record.ts';
import { memoize, memoizeTexts } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { countOf, numbersIn, smallCounts } from '../diagnostics/suggest-number.ts';
import { butText, eitherOf } from '../diagnostics/words.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { findInTexts, findInValues } from '../find-in-values.ts';
import { listAt, valueAt } from '../value-at.ts';
import { isDiscontinued } from './discontinued.ts';
import tablesOfFigures from './figures.json' with { type: 'json' };
import { codesUnder } from './printed-price.ts';
import { lineOf, type Rule, type RuleInput, type RuleMatch, warnAbout } from './rule.ts';

/** Spellings of units and of facts in words, things that copy counts, and names for specifications that copy gives in metres. */
const { units, counted, dimensions, perYear, multiples, ...texts }: Lookups = tablesOfFigures;
type Lookups = Readonly<
  Record<'units' | 'dimensions' | 'sayings' | 'labels', Readonly<Record<string, string>>> &
    Record<'perYear' | 'multiples' | 'scales' | 'pipes', Readonly<Record<string, number>>> &
    Record<'counted' | 'columns' | 'nouns', Readonly<Record<string, readonly string[]>>>
>;
/** Any of a product's dimensions. */
const allowance = 'mm to allow';
/** The flow's unit on a WELS label, next to the stars. */
const rated = 'L/min for WELS';
/** In a sentence, these may be the sizes of another part. */
const sizes = ['inch', 'mm', 'm', 'µm', 'kg', 'g', 'mL'];
/** How much of a fact's unit another unit is. */
const scales = Object.entries(texts.scales).map(
  ([spelling, scale]) => [new RegExp(spelling), scale] as const,
);
const words = [...smallCounts.slice(1, 21).reverse(), ...Object.keys(multiples)]
  .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
  .join('|');
/** Words between a count and what it counts: "two 20″ housings", "three quick-twist cartridges". */
const qualifier = String.raw`(?:(?:\d[\d.½¼¾]*(?: ?[x×] ?\d[\d.½¼¾]*)?(?:["″]| inch| micron)|(?!(?:of|in|on|and|or|for|with|at|to|an?|the|is|are|per|by|from|that|as|${words}|(?:year|month|week|day|hour|minute|litre|metre|micron|stage|inch|bar|star)s?)\b)[A-Za-z-]+) ){0,2}`;
/** In "dual filter system" and "one cartridge change", the count is of something else. */
const notItself =
  'systems?|kits?|sets?|taps?|housings?|cartridges?|elements?|changes?|heads?|brackets?|sizes?|holes?|waters?|lines?|types?|colours?|finishes|stages?';
const number = String.raw`(?:\d[\d,]*(?:\.\d+)?(?:/\d+|[½¼¾])?|[½¼¾]|\b(?:${words})\b)`;
const numbers = new RegExp(number, 'g');
const spelt = Object.values(units).map((each) => `(${each})`);
const counts = new RegExp(
  String.raw`(?<![\w.,/-]|\b(?:[Oo]ver|[Aa]bove|[Uu]nder|than|least|every) )(\b(?:${words}|\d\d?)\b)(?: ${qualifier}|-)(?:${Object.keys(
    counted,
  )
    .map(
      (each) =>
        `(${each === 'types of water' ? '(?:type|kind)s? of water' : each.replace(/s$/, 's?')})`,
    )
    .join('|')})(?![\p{L}\d]|-|[ ](?:${notItself})\b)`,
  'gu',
);
const pattern = new RegExp(
  String.raw`(?<![\w.,/]|\b(?:[Oo]ver|[Aa]bove|[Bb]elow|[Uu]nder|than|least) )([Aa]bout )?(${number}(?:-? ?(?:[x×–-]|to|or|and) ?${number})*)[ -]?(?:${spelt.join('|')})(?![\p{L}\d])`,
  'gu',
);
/** Which facts a size in inches may be, by the noun after it. */
const nouns = new RegExp(
  Object.keys(texts.nouns)
    .map((each) => `(${each})`)
    .join('|'),
  'i',
);
/** The suffix of units whose counts are for a year. */
const yearly = ' a year';
/** Returns how many of these things a product has: by its text, or as its list or stages have it. */
const countOfThings = memoize((tables: Tables, code: string, unit: string): readonly Stated[] => {
  const product = tables.products[code];
  if (!product) return [];
  const { specifications, parts, name, summary, type } = product;
  const textOf = (each: string) =>
    String(specifications.find(({ id }) => id === each)?.value ?? '');
  const said = (text: string) => {
    const all = countsIn(text).flatMap((each) => (each.unit === unit ? each.values : []));
    return all.reduce((sum, each) => sum + each, 0);
  };
  const stating = (path: FieldPath, all: readonly number[], inYear: readonly number[] = []) =>
    ['', yearly].flatMap((suffix) =>
      [...new Set(suffix ? [...all, ...inYear] : all)].flatMap((own) =>
        own > 0 ? { code, path, unit: `${unit}${suffix}`, own } : [],
      ),
    );
  for (const id of ['packSize', 'outlets', 'cartridgeSize']) {
    // "Float, 6 m hose" has one float.
    const count = said(
      textOf(id).replaceAll(/(?<=^|, )[A-Z]?[a-z]+/g, (each) => `1 ${each.toLowerCase()}`),
    );
    if (count > 0) return stating(['specifications', id], [count]);
  }
  const types = counted[unit] ?? [];
  const taken = parts.flatMap(({ code: each, role, quantity, every = 12 }) => {
    const part = tables.products[each];
    const [inner] = part && !types.includes(part.type) ? countOfThings(tables, each, unit) : [];
    const count = part && types.includes(part.type) ? 1 : part?.type === 'kit' ? inner?.own : 0;
    return role === 'cartridge' && count ? { all: count * quantity, every } : [];
  });
  const isHoused = /housing|bowl/.test(unit) && !/ x /.test(textOf('cartridgeSize'));
  if (taken.length === 0 || isHoused || type === 'kit')
    return unit === 'taps' && said(name) === 0
      ? stating(['summary'], [said(summary)])
      : stating(['name'], [said(name)]);
  const sum = (of: (each: (typeof taken)[number]) => number) =>
    taken.reduce((total, each) => total + of(each), 0);
  return stating(
    ['cartridges'],
    [sum(({ all }) => all)],
    [sum(({ all, every }) => (all * 12) / every)],
  );
});

/** Matches "every 2 years", "lasts about six weeks", "twice a year", "yearly". */
const intervals = new RegExp(
  String.raw`\b(?<least>least )?(?:(?:every|(?:lasts?|good|replace|swap|change (?:it|them)|works|lifespan of|life of|due)(?: up to| after| for)?(?<about> about| around| roughly)?) (?<span>${number} (?:hours|days|weeks|months|years))|every (?<other>second |other )?(?:month|year)|(?:(?<times>once|twice|${number} times)) (?:a|each|every|per) (?:month|year|week)|each year|yearly|annually|half[- ]yearly|six-monthly|monthly|quarterly)\b`,
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
      scale,
      /** How far it may be from the fact. Other units are rounded. */
      tolerance: about ? 0.2 : scale === 1 ? 0 : 0.02,
      isAbout: about !== undefined,
      /** 10 and 4.5 in "10 x 4.5 inch". */
      values: (stated.match(numbers) ?? []).map((each) => sizeOf(each) * scale),
    };
  });

/** Finds a sentence's figures, with maintenance intervals in months. */
const figuresOf = memoizeTexts((sentence: string): readonly Figure[] => {
  const found = [...sentence.matchAll(intervals)].flatMap(({ 0: every, groups = {} }) => {
    const { least, about, span, times = '', other } = groups;
    if (least) return [];
    const [figure] = span ? figuresIn(span) : [];
    const often = sizeOf(times.replace(' times', '').replace(/once/i, '1').replace(/twice/i, '2'));
    const part = /half/i.test(every) ? 0.5 : /quarter/i.test(every) ? 0.25 : 1;
    const own = /six-/i.test(every) ? 6 : other ? 2 : times ? 1 / often : part;
    const [count = own] = figure?.values ?? [];
    const unit = figure?.unit ?? `${/week|month/i.exec(every)?.[0].toLowerCase() ?? 'year'}s`;
    return {
      unit: 'months',
      found: every,
      isAbout: about !== undefined,
      scale: 1,
      tolerance: about ? 0.2 : ['days', 'hours', 'weeks'].includes(unit) ? 0.05 : 0,
      values: [(count * 12) / (perYear[unit] ?? 1)],
    };
  });
  // In 1" (25 mm), the second size names the first one again.
  const rest = sentence
    .replaceAll(intervals, '')
    .replaceAll(/(?<=["″h]) \(\d+( mm)?\)|(?<=mm) \([^)]+(?:["″]|inch)\)/g, '');
  return [...found, ...figuresIn(rest), ...countsIn(rest)];
});

/** Finds counts of things, such as "two UV lamps", but not the verb in "one housing filters". */
const countsIn = memoizeTexts((text): readonly Figure[] =>
  [...text.matchAll(counts)].flatMap(([found, stated = '', ...spellings]) => {
    const value = sizeOf(stated);
    const isPlural = /s$| of /.test(found);
    // One filter may be the product itself.
    if (/^one\b.*filter$/i.test(found)) return [];
    const isFit = value === 1 ? !isPlural : isPlural || /^[a-z]/i.test(stated);
    const unit = Object.keys(counted)[spellings.findIndex((each) => each !== undefined)] ?? '';
    return isFit ? { unit, found, scale: 1, tolerance: 0, isAbout: false, values: [value] } : [];
  }),
);

/** Reads "1,000", "3/4", "4½" or "four" as a number. */
function sizeOf(text: string): number {
  const count = countOf(text) || (multiples[text.toLowerCase()] ?? 0);
  if (count > 0) return count;
  const [, whole = '', fraction = ''] = /^([\d,.]*?)(\d+\/\d+|[½¼¾])?$/.exec(text) ?? [];
  const [top = 0, bottom = 1] = fraction.normalize('NFKC').split(/[/⁄]/).map(Number);
  return Number(whole.replaceAll(',', '')) + top / bottom;
}

export const sentencesIn = memoizeTexts((text): readonly string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n\s*\n|\n(?=[-*\d])/)
    // Word types a curly apostrophe in "doesn't".
    .map((each) => each.replaceAll(/\s+/g, ' ').replaceAll('’', "'")),
);

const copyOf = memoize(({ value }: SourceDocument) => JSON.stringify(value));

/** Returns products that a page or a promotion mentions anywhere. */
export const mentioned = ({ kind, references }: SourceDocument): readonly string[] =>
  kind === 'product'
    ? []
    : references.flatMap((each) => (each.kind === 'product' ? each.value : []));

const codeWords = memoizeTexts((text) => text.match(/\b[A-Z][A-Z\d]*(?:-[A-Z\d]+)*\b/g) ?? []);

/** Returns products that a sentence names or links. In `range`, the end of a code is enough. */
export const codesIn = (text: string, { known }: Known, range: readonly string[]) => [
  ...new Set(
    codeWords(text).flatMap((word) =>
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
const isFigured = memoizeTexts((text) => figured.test(text));
/** Matches sentences that don't describe the product itself. */
const isOther =
  /n't\b|\b(?:not?|never|unlike|instead|than|finish|hoses?|other|another|next|ones|half|clogs|where|in \w+ stages?, then)\b|\bone\.$|\?$/i;
const isPartOfAll =
  /(?:,|\band|\bplus) (?:an?|one|two) (?!\w+-stage)(?:[\w-]+ ){0,3}(?:block|cartridge|filter|lamp|tap)|\balso\b/;
export const pageProduct = ({ kind, value }: SourceDocument): readonly string[] =>
  kind === 'page' && isRecord(value) && typeof value.product === 'string' ? [value.product] : [];
/** Whether a sentence names a model such as IM2 or F5 that isn't this product. */
const isOtherModel = (sentence: string, [code = '']: readonly string[]) =>
  code !== '' && (sentence.match(/\b[A-Z]{1,3}\d+\b/g) ?? []).some((each) => !code.endsWith(each));
/** A reason after a figure isn't about another product. */
const clauseEnd = /,(?! then)|[:;]| (?:and|but|so|where|because|when|if|while|with)\b/;
const lampsIn = memoize(({ products }: Tables) =>
  Object.values(products).flatMap(({ code, type }) => (type === 'uv lamp' ? code : [])),
);
/** Other things that are changed at the same time as a lamp. */
const notLamp = /cartridge|filter|carbon|element|kit|resin|service|sleeve/i;
const isService =
  /\b(?:top(?:ped|s)? (?:it |them )?up|refill|chang|replac|swap|new|due|lasts|service|interval)/i;

export const ownFigures: Rule = {
  name: 'own-figures',
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
        const facts = [
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
          ...Object.keys(counted).flatMap((unit) => countOfThings(tables, code, unit)),
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
        // If no fact has a figure, the name's counts, or the summary's finishes.
        const copy = Object.entries(Object(origins.get(code)?.document.value));
        const said = copy.flatMap(([field, text]) =>
          typeof text !== 'string' || !(field === 'name' ? /\d/ : /finishes|colours/).test(text)
            ? []
            : stated([field], figuresIn(text)).filter(({ unit }) =>
                field === 'name' ? !sizes.includes(unit) : unit === 'finishes',
              ),
        );
        const isTold = (unit: string) => facts.some((each) => each.unit === unit && !isLimit(each));
        return [...facts, ...said.filter(({ unit }) => !isTold(unit))];
      },
    );
    const statedWith = memoize((of: Tables, code: string, unit: string) =>
      statedBy(of, code).filter((each) => each.unit === unit),
    );
    const statedIn = (codes: readonly string[], unit: string): readonly Stated[] =>
      codes.flatMap((code) => statedWith(tables, code, unit));
    const judge = (document: SourceDocument, text: string, path: FieldPath): RuleMatch[] => {
      const row = path.at(-3) === 'rows' ? valueAt(document.value, path.slice(0, -1)) : [];
      // A row's or column's heading names the unit of a bare number, and the specification.
      const heads = isTable(path) ? headsOf(document, path) : [];
      const [unitOfCell] = heads.flatMap((head) => texts.labels[head] ?? []);
      const ids = heads.flatMap((head) => texts.columns[head] ?? []);
      const isBare = unitOfCell !== undefined && bare.test(text);
      const whole = isBare ? text.replace(bare, `$& ${unitOfCell}`) : text;
      const sentences = sentencesIn(whole).filter((each) => figuresOf(each).length > 0);
      if (sentences.length === 0) return [];
      const isProduct = document.kind === 'product';
      const isShort = isShownText(path) && path.at(-1) !== 'description';
      const isAboutPage = !isShownText(path);
      const about = isAboutPage ? pageProduct(document) : codesAt(document, path, input);
      const called =
        about.length > 0 || ids.length > 0 ? [] : codesCalled(tables, heads.at(1) ?? '');
      const context = [...about, ...called];
      const isOne = isForOne(document, path, context);
      const copy = isProduct ? copyOf(document) : '';
      const hasHose = /"specifications":.*hose/.test(copy);
      // A product may need more room than its size, but only says so once.
      const allowances = new Set(copy.match(/allow \d+ mm/gi));
      return sentences.flatMap((sentence) => {
        const figures = figuresOf(sentence).filter(
          ({ isAbout, unit }) => !isAbout || unit === 'months' || isTable(path),
        );
        const around = [row].flat().join(' ') || sentence;
        const named = codesIn(context.length > 0 ? sentence : around, input, [
          ...context,
          ...mentioned(document),
        ]);
        const isEach = named.length > 0 && !isProduct && !isTable(path);
        if (!isEach && isAboutPage && isOtherModel(sentence, context)) return [];
        const isWarranty = /warrant|guarantee/i.test(around);
        return figures.flatMap((figure) => {
          const { values } = figure;
          const isCount = figure.unit === 'stages' || counted[figure.unit] !== undefined;
          const isYearly = isCount && /\b(?:a|each|every) year\b|yearly/.test(sentence);
          const isRated = figure.unit === 'L/min' && /\bWELS\b/.test(around);
          const unit = isRated ? rated : `${figure.unit}${isYearly ? yearly : ''}`;
          const isSize = sizes.includes(unit) && path.at(-1) !== 'name' && !isTable(path);
          if (unit === 'mm' && context.length === 0) return [];
          if (called.length > 0 && isCount && unit !== 'stages') return [];
          if (unit === allowance && allowances.size < 2) return [];
          if (isSize && (unit === 'mm' || (!isProduct && !isEach))) return [];
          const start = sentence.indexOf(figure.found);
          const [after = ''] = sentence.slice(start).split(clauseEnd, 1);
          const clause = sentence.slice(0, start) + (hasHose ? after.replace(/hoses?/, '') : after);
          const isFinest = unit === 'µm' && /\bdown to $/i.test(sentence.slice(0, start));
          if (
            (isSize || isCount || !isShort) &&
            isOther.test(unit === 'hoses' ? clause.replaceAll(/hoses?/g, '') : clause)
          )
            return [];
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
          const isLife = /\blasts? $/.test(sentence.slice(0, start));
          if (isRunning && unit === 'months' && /^\d/.test(figure.found) && !isLife) return [];
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
          const isLamp =
            unit === 'months' &&
            /\blamps?\b/i.test(around) &&
            !notLamp.test(around) &&
            !named.some((each) => lampsIn(tables).includes(each));
          const lamps = lampsIn(tables).filter((each) =>
            tables.products[each]?.fits.some((fit) => listed.includes(fit)),
          );
          const ofLamps = lamps.length > 0 ? lamps : lampsIn(tables);
          const pool = isLamp ? ofLamps : listed.length > 0 ? listed : general();
          // A spare's file says nothing about the products it fits.
          const doubted = pool.filter(
            (each) => tables.products[each]?.type !== 'spare' || each === pool[0],
          );
          const doubtful = ['specifications', ...(isCount ? ['cartridges'] : [])];
          if (doubted.some((each) => doubtful.some((field) => isProductReported(each, [field]))))
            return [];
          const [rest = ''] = sentence.slice(start + figure.found.length).split(/[,.;:]/, 1);
          const [, ...meanings] = (unit === 'inch' && nouns.exec(rest)) || [];
          const long = unit === 'inch' && Math.max(...values) > 4 ? ['cartridgeSize'] : ids;
          const meantIds =
            Object.values(texts.nouns)[meanings.findIndex((each) => each !== undefined)] ??
            (ids.length > 0 ? ids : long);
          const within = (codes: readonly string[]) => {
            const stated = [
              ...statedIn(codes, unit),
              ...(unit === 'inch' ? statedIn(codes, 'mm') : []).flatMap((each) =>
                each.path[1] === 'diameter' && each.own > 200
                  ? { ...each, own: Math.round(each.own / 25.4) }
                  : [],
              ),
            ].filter((each) => !isShort || isTable(path) || !isLimit(each));
            const meant = stated.filter(({ path: [, id] }) => meantIds.some((each) => each === id));
            const all = meant.length > 0 ? meant : stated;
            // A system's first cartridges are coarser than what it filters down to.
            const rated = isFinest ? all.filter((each) => codes.includes(each.code)) : [];
            return rated.length > 0 ? rated : all;
          };
          const [code = '', ...others] = isEach ? [...pool, ...context] : pool;
          const own = within([code]);
          const said = (sentence.replaceAll(/\b[A-Z][A-Z\d-]*\d\b/g, '').match(numbers) ?? []).map(
            sizeOf,
          );
          // "One sediment cartridge and one carbon cartridge" are two, and another product may have any number.
          if (
            isCount &&
            ((!isOne &&
              called.length === 0 &&
              !(isProduct && isShort) &&
              pool.some((each) => within([each]).length === 0)) ||
              (isPartOfAll.test(sentence) && own.some((each) => each.own > Math.max(...values))))
          )
            return [];
          // Two of three stages may be for sediment.
          if (
            unit === 'stages' &&
            /sediment|carbon/.test(figure.found) &&
            own.some((each) => each.own > Math.max(...values))
          )
            return [];
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
          const isOwnKit = tables.products[code]?.type === 'kit' && unit === 'months';
          const isOwn = (isOne || isOwnKit) && own.length > 0 && (isCount || unit === 'months');
          const all = [...own, ...(isOwn && !isEach ? [] : within(others))].map((each) => each.own);
          const inInches =
            unit === 'inch' && ids.length === 0
              ? statedIn([code], 'mm').map((each) => each.own / 25.4)
              : [];
          const isOpen = listed.length === 0;
          // "Every system has a 10-year warranty"
          const isAll =
            isOpen && /^(?:every|all|each)(?: our)? (?:system|filter|product)s?\b/i.test(sentence);
          // How long a cartridge lasts depends on the water.
          const isStated =
            unit === 'months' && values.length > 1
              ? all.some(isBetween)
              : isAll
                ? all.every((each) => values.includes(each))
                : values.every(
                    (value) =>
                      all.some((each) => Math.abs(each / value - 1) <= figure.tolerance) ||
                      inInches.some((each) => Math.abs(each / value - 1) < 0.015),
                  );
          if (!origin || source.path[0] === path[0] || (isStated && wrong === undefined)) return [];
          // "30 or 50 L/min" for products of 30 and 55
          const strange = values.filter((value) => !all.includes(value));
          const isPartly =
            !isOne && !isAll && wrong === undefined && strange.length < values.length;
          // A range's copy may have the figure of any of its products.
          const inRange = isCount || isEach || isOwn ? [] : within(others);
          const known = [
            ...new Set(
              (isPartly ? within(listed) : [...stated, ...inRange]).map((each) => each.own),
            ),
          ].sort((a, b) => a - b);
          // A length in metres is compared in metres.
          const symbol = { 10: 'cm', 1000: 'm' }[unit.startsWith('mm') ? figure.scale : 1] ?? 'mm';
          const inOwn = symbol === 'mm' ? 1 : figure.scale;
          const owner =
            isPartly || inRange.length > 0
              ? undefined
              : (wrong ?? (own.length > 0 ? code : undefined));
          const [found = ''] = isBare ? (text.match(bare) ?? []) : [figure.found];
          const ownerOf = (value: number) =>
            !owner && (isCount || unit === 'finishes') && known.length > 1
              ? ` (${within(pool).find((each) => each.own === value)?.code})`
              : '';
          // A size is easier to correct as its file spells it.
          const fact = tables.products[source.code]?.specifications.find(
            ({ id }) => unit === 'inch' && !isPartly && id === source.path[1],
          );
          return warnAbout(document, path, found, {
            message: fact
              ? `${source.code}'s ${fact.id} is ${fact.value}${fact.id === 'diameter' ? ' mm' : ''}${butText(found)}`
              : `${owner ? `${owner}'s` : "The products'"} ${texts.sayings[isCount && source.path[0] === 'cartridges' ? (isYearly ? 'yearly' : 'finishes') : String(source.path[0])] ?? 'advertised facts say'} ${eitherOf(known.map((each) => `${each / inOwn}${ownerOf(each)}`))} ${`${known}` === '1' ? unit.replace(/(?<=sh)es$|s(?=$| a year)/, '') : unit.replace(allowance, 'mm').replace('mm', symbol)}${butText(found)}`,
            ...(source.path.length > 0 &&
              !isOpen && {
                related: [lineOf(origin, source.path, 'See')],
                disputes: {
                  at: { document: origin.document, path: source.path },
                  says: `${values.join(' to ')} ${unit}`,
                  // SD20-05 filters to 5 micron, so its name is right.
                  isSure:
                    path.at(-1) === 'name' && Number(/\d+$/.exec(document.name)) === values[0],
                },
              }),
            write: isOpen
              ? 'Correct the text.'
              : isPartly
                ? 'Correct the text, or the specifications that are wrong.'
                : `Correct the text, ${isOne && !isEach ? 'the "product" field here, ' : ''}or ${source.path.length > 0 ? `the "${source.path.at(-1)}" field in ${source.code}.yaml` : 'the fact in promo-facts.yaml'}.`,
          });
        });
      });
    };
    const judgeAll = (document: SourceDocument, text: string, path: FieldPath) => {
      const found = [...otherMetric(document, text, path), ...judge(document, text, path)];
      return found.length === 0 && path[0] === 'guide'
        ? inGuide(document, text, path, tables)
        : found;
    };
    return documents.flatMap((document) =>
      findInTexts(document.value, (text, path) =>
        // unsupported-fact compares advertised facts.
        document.kind !== 'promo-facts' && isFigured(text) && !isReported(document, path)
          ? judgeAll(document, text, path)
          : undefined,
      ).flatMap(({ found }) => found),
    );
  },
};

/** Matches "1″ (25 mm)", "25 mm (1″)" and "a 10″ cartridge is about 250 mm". A pipe in inches has a metric name. */
const inBrackets = new RegExp(
  String.raw`(?<![\w.,/])(${number})(?:["″]| ?inch(?:es)?)(?:(?: [A-Za-z-]+)? \(|(?: cartridge)? is (?:about )?(?=\d+ mm))(\d+) ?(?:mm|(?=\)))|(?<![\w.,/])(\d+) ?mm(?: [A-Za-z-]+)? \((${number})(?:["″]| ?inch(?:es)?)`,
  'g',
);

const bracketsIn = memoizeTexts((text) => [...text.replaceAll(/\s+/g, ' ').matchAll(inBrackets)]);

/** Reports 1" (20 mm), and 20 mm (1"). */
const otherMetric = (document: SourceDocument, text: string, path: FieldPath): RuleMatch[] =>
  bracketsIn(text).flatMap(([found, inch, inner, outer, inchInside]) => {
    const size = sizeOf(inch ?? inchInside ?? '');
    const usual = texts.pipes[size] ?? Math.round(size * 25.4);
    const stated = Number(inner ?? outer);
    const tolerance = /tube|hose/.test(found) ? 0.25 : size in texts.pipes ? 0 : 0.06;
    if (Math.abs(stated / usual - 1) <= tolerance) return [];
    return warnAbout(document, path, found, {
      message: `${inch ?? inchInside} inch is ${usual} mm${butText(found)}`,
      write: 'Correct the inches or the millimetres.',
    });
  });

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
      const isNamed = Object.values(dimensions).includes(unit);
      const own = Object.values(tables.products).flatMap((product) =>
        (type ? [type] : serves).some((each) => each === product.type || each === product.series)
          ? product.specifications.flatMap(({ id, value }) =>
              (isNamed ? dimensions[id] === unit : unitOf.get(id) === measured)
                ? Number(value)
                : [],
            )
          : [],
      );
      if (isAbout || !guided.has(measured) || own.length === 0) return [];
      if (values.every((value) => own.includes(value))) return [];
      return warnAbout(document, path, found, {
        message: `No ${type ?? 'product this guide covers'} has ${found} in its specifications.`,
        write: 'Use a number from the specifications, or correct them.',
      });
    }),
  );
}
const guided: ReadonlySet<string> = new Set(['mm', 'months', 'kPa', 'L/min', '°C']);

type Known = Pick<RuleInput, 'tables' | 'known'>;

const isLimit = ({ path }: Stated) => /^m(?:in|ax)[A-Z]/.test(String(path.at(-1)));
type Stated = Pick<Figure, 'unit'> & {
  readonly code: string;
  readonly path: FieldPath;
  readonly own: number;
};

/** Returns products of the series, or of the categories, that a column is called after: "WH2", "Whole house". */
const codesCalled = memoize((tables: Tables, head: string): readonly string[] => {
  const name = head.replace(/( \w)? (?:series|filters?|systems?)$/, '');
  const own = Object.values(tables.products).flatMap((each) =>
    !isDiscontinued(each) && each.series?.toLowerCase() === name ? each.code : [],
  );
  const ranges = Object.entries(tables.categories).flatMap(([url, each]) =>
    each.name.toLowerCase().startsWith(`${name} `) ? codesUnder(tables, url) : [],
  );
  return own.length > 0 ? own : ranges;
});

/** Returns products of a link's range or page, or the link itself if the page couldn't be loaded. */
export const codesBehind = (tables: Tables, url: string): readonly string[] => [
  ...codesUnder(tables, url),
  ...(/^\/[^#?]*$/.test(url) && !tables.routes[url] ? [url] : []),
  ...(tables.pages[url]?.sections.flatMap(({ products }) => products) ?? []),
];

/** Returns the lower-case headings of a cell's row and column. */
function headsOf(document: SourceDocument, path: FieldPath): readonly string[] {
  const [row, columns] = [path.slice(0, -1), [...path.slice(0, -3), 'columns']].map((each) =>
    listAt(document.value, each),
  );
  return [row?.[0], columns?.[Number(path.at(-1))]].map((head) => String(head).toLowerCase());
}
/** Matches "3, with bypass". */
const bare = /^\d[\d.,]*(?=$|, )/;

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
  // A table of one product's parts names it in its caption.
  const caption =
    row !== undefined && isRecord(table)
      ? codesIn(String(table.caption), { tables, known }, [])
      : [];
  const about = caption.length === 1 ? caption[0] : undefined;
  const named = [row, columns[Number(path.at(-1))], product, url, link, linked, about];
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
