import type { Product } from '../../kernel/entry-types.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { upperFirst, withArticle } from '../../kernel/vocabulary.ts';
import { distance } from '../diagnostics/suggest.ts';
import { countOf, numbersIn, suggestNumber } from '../diagnostics/suggest-number.ts';
import { eitherOf, quoted } from '../diagnostics/words.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import type { Limit } from '../entries.ts';
import { listAt, valueAt } from '../value-at.ts';
import { isDiscontinued } from './discontinued.ts';
import lists from './lists.json' with { type: 'json' };
import { fieldsReportedBy, reportedFields } from './reported-fields.ts';
import {
  type Rule,
  type RuleInput,
  type RuleMatch,
  reportAt,
  reportOn,
  type SpecificationFact,
} from './rule.ts';

/** A unit that people confuse with a fact's own, with the factor to ours. */
type UnitSlip = Readonly<{ unit?: string; as: string; symbol?: string; factor: number }>;
/** `places` are the dimensions that each position is within, `needs` the fact that each fact needs, and `notTypes` words in a connection that aren't its thread type. */
const { slips, swaps, places, needs, notTypes, threads, sizesInBsp }: Lists = lists;
type Lists = {
  readonly slips: readonly UnitSlip[];
  readonly swaps: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, readonly string[]>>;
} & typeof lists;

export function specificationFacts({ tables, documents }: Pick<RuleInput, 'tables' | 'documents'>) {
  const known = new Map(tables.specifications.map((entry) => [entry.id, entry]));
  return documents.flatMap((document) => {
    const among = valueAt(document.value, ['specifications']);
    if (document.kind !== 'product' || !isRecord(among)) return [];
    return Object.entries(among).map(([id, value]) => ({
      ...{ document, among, id, value, specification: known.get(id) },
    }));
  });
}

export const factPath = ({ id }: SpecificationFact): FieldPath => ['specifications', id];

export const isWithin = (value: number, { from = -Infinity, to = Infinity }: Limit): boolean =>
  value >= from && value <= to;

/** Describes a range: "is between 0.1 and 2000", "is 5 or more". */
export const spanOf = ({ from, to }: Limit): string =>
  from !== undefined && to !== undefined
    ? `between ${from} and ${to}`
    : `${from ?? to ?? 0} or ${to === undefined ? 'more' : 'less'}`;
/** Whether a shop may still sell the product. */
export const isCurrent = (product: Product): boolean =>
  !isDiscontinued(product) && product.replacedBy === undefined;

export const expectedSpecification: Rule = {
  name: 'expected-specification',
  check: ({ tables, expected, written, isReported }) => {
    const order = tables.specifications.map(({ id }) => id);
    const isKnown = (choice: readonly string[]) => choice.every((id) => order.includes(id));
    const factsOf = new Map(expected.map(({ type, facts }) => [type, facts.filter(isKnown)]));
    return written.products.flatMap(({ entry, origin }) => {
      // A misspelt name may be the missing one.
      if (!isCurrent(entry) || isReported(origin.document, ['specifications'])) return [];
      const states = (id: string) => entry.specifications.some((fact) => fact.id === id);
      // treatment reports a system with a lamp in its list and none here.
      const hasLamp = entry.parts.some(({ code }) => tables.products[code]?.type === 'uv lamp');
      // An outdented specification is reported as an unknown field.
      const isOutdented = (id: string) => isReported(origin.document, [id]);
      const implied = Object.entries(needs).flatMap(([id, other]) => (states(id) ? [[other]] : []));
      const missing = [...(factsOf.get(entry.type) ?? []), ...implied].filter(
        (choice) =>
          !choice.some((id) => states(id) || isOutdented(id) || (id === 'uvLamp' && hasLamp)),
      );
      const first = missing[0]?.[0];
      if (first === undefined) return [];
      // Points at the previous specification in specifications.yaml order, because people look there.
      const before = order.slice(0, order.indexOf(first)).findLast(states);
      const list = missing.map((choice) => eitherOf(choice.map((id) => `"${id}"`))).join(', ');
      return reportOn(origin, ['specifications', ...(before === undefined ? [] : [before])], {
        severity: 'warning',
        field: 'specifications',
        key: true,
        message: `${upperFirst(withArticle(entry.type))} should also have ${missing.length > 1 ? 'these specifications:' : 'the specification'} ${list}.`,
        write: `Add ${missing.length > 1 ? 'them' : (missing[0]?.length ?? 0) > 1 ? 'one' : 'it'}, or correct the type. If you only have a placeholder value, list ${missing.length > 1 ? 'their ids' : 'its id'} under "sample" too.`,
      });
    });
  },
};
export const plausibleFigure: Rule = {
  name: 'plausible-figure',
  check: (input) => {
    const { facts, limits } = input;
    const plausible = facts.flatMap((fact) => {
      const { document, id, value, specification } = fact;
      const limit = limits[id];
      if (!specification || !limit) return [];
      const { label, unit = '', type } = specification;
      const { begins } = limit;
      if (type === 'text' && begins && !begins.some((each) => String(value).startsWith(each)))
        return reportAt(document, factPath(fact), {
          message: `"${label}" must start with ${eitherOf(begins.map((each) => `"${each}"`))}.`,
          found: String(value),
          write: 'Correct the text, or add its first words to "begins" in specifications.yaml.',
        });
      if (typeof value !== 'number' || isWithin(value, limit)) return [];
      const slip = slips.find(
        (each) => (each.unit ?? unit) === unit && isWithin(value * each.factor, limit),
      );
      const meant = slip && Number((value * slip.factor).toPrecision(3));
      return reportAt(document, factPath(fact), {
        message: `"${label}" must be ${`${spanOf(limit)} ${unit}`.trim()}${slip ? `, but ${value} looks like ${slip.as}` : ''}.`,
        found: String(value),
        write: `${slip ? `If so, change it to ${meant}. Otherwise, correct` : 'Correct'} the number, or the limits in specifications.yaml.`,
      });
    });
    return [
      ...plausible,
      ...facts.flatMap((fact) => {
        const pack = otherPack(fact, input);
        return pack.length > 0 ? pack : otherWeight(fact);
      }),
      ...otherConnections(facts),
    ];
  },
};

/** Reports a pack size whose numbers, unit and sum differ from the name's "Pack of 4", "Twin pack" or "10 kg", or from the picture. */
function otherPack({ document, id, value }: SpecificationFact, { isReported }: RuleInput) {
  if (id !== 'packSize') return [];
  const text = String(value);
  const { name, summary, description, appearance: look } = Object(document.value);
  const report = (other: string, write = 'Use the same size in both places.') => [
    reportAt(document, ['specifications', id], {
      ...{ severity: 'warning', found: text, write },
      message: `${other}, but "packSize" is ${quoted(text)}.`,
    }),
  ];
  const drawn = Object.entries(Object(look)).find(([field, count]) => {
    // own-figures compares numbers that the copy has too.
    if (`${name} ${summary} ${description}`.includes(field)) return false;
    if (isReported(document, ['appearance'])) return false;
    const [, amount, unit] = new RegExp(`([\\d.]+) (mm? |cm )?${field}`).exec(text) ?? [];
    return amount && (Number(amount) !== count || unit === 'mm ' || unit === 'cm ');
  });
  if (drawn && typeof drawn[1] === 'number')
    return report(
      `The "appearance" field has ${drawn.join(': ')}`,
      'Correct "packSize", or the number under "appearance".',
    );
  const said = /\b(\d[\d.]*) (kg|g|m|L|mL)\b/.exec(String(name));
  if (said && new RegExp(`\\b${said[1]} ?(?:[mk]?g|mm?|cm|[mk]?L)\\b`).test(text))
    return text.includes(said[0]) ? [] : report(`The name says "${said[0]}"`);
  const weight = said && /\bkg\b/.test(text) ? said : null;
  const counted = weight ?? /\bpack of (\w+)|\b(\w+)[- ]pack\b/i.exec(String(name));
  const word = (counted?.[1] ?? counted?.[2] ?? '').toLowerCase();
  const count = Number(word) || countOf(word) || ['', 'single', 'twin', 'triple'].indexOf(word);
  const stated = numbersIn(text);
  const all = stated.reduce((sum, each) => sum + each, 0);
  if (!counted || count < 2 || [...stated, all].includes(count)) return [];
  return report(`The name says "${counted[0]}"`);
}

/** Reports a weight that a "10 kg bag" or a "50 g tube" can't have. */
function otherWeight({ document, id, value, among }: SpecificationFact): RuleMatch[] {
  const [pack = '', size, unit] =
    (id === 'packSize' && /^([\d.]+) ?(k?g)\b.*/.exec(String(value))) || [];
  const net = Number(size) / (unit === 'g' ? 1000 : 1);
  const { weight } = among;
  if (typeof weight !== 'number' || !(weight < net || weight > net * 1.15 + 0.05)) return [];
  return [
    reportAt(document, ['specifications', 'weight'], {
      severity: 'warning',
      message: `A ${pack} can't weigh ${weight} kg.`,
      found: String(weight),
      related: [{ at: { document, path: ['specifications', id] }, label: 'See' }],
      write: `Enter the weight of one pack (${pack})${String(valueAt(document.value, ['name'])).includes(`${size} ${unit}`) ? '' : ', or correct "packSize"'}.`,
    }),
  ];
}

/** Reports connections and threads without a type, of a size that BSP doesn't have, or with a word that's one slip from a usual one. */
function otherConnections(facts: readonly SpecificationFact[]): RuleMatch[] {
  const stated = facts.filter(({ id }) => id === 'connection' || id === 'thread');
  const wordsIn = (value: unknown) => String(value).match(/[a-z]+(?:-[a-z]+)?/gi) ?? [];
  const uses = groupBy(
    stated.flatMap(({ value }) => [...new Set(wordsIn(value))]),
    (word) => word,
  );
  const usual = [...uses].filter(([, all]) => all.length > 1);
  return stated.flatMap((fact) => {
    const value = String(fact.value);
    const report = (found: string, rest: Pick<RuleMatch, 'message' | 'write' | 'perhaps'>) =>
      reportAt(fact.document, factPath(fact), {
        severity: 'warning',
        ...{ found, ...(found !== value && { within: found }), ...rest },
      });
    if (/\d/.test(value) && wordsIn(value).every((word) => notTypes.includes(word))) {
      const others = groupBy(stated, (each) => `${each.id} ${each.value}`);
      const [same] = [...others.values()]
        .filter(([each]) => each?.id === fact.id && wordsIn(each.value).length > 1)
        .filter(([each]) => Number.parseFloat(`${each?.value}`) === Number.parseFloat(value))
        .sort((one, other) => other.length - one.length);
      return report(value, {
        message: `"${fact.specification?.label}" has a size, but no thread type.`,
        write: `Add the ${/[a-z]/i.test(value) ? '' : 'unit and the '}thread type, such as 1 inch BSP.`,
        perhaps: same?.[0] ? [String(same[0].value)] : [],
      });
    }
    const odd = [...value.matchAll(/([\d.]+) inch BSP/g)].find(
      ([, inches]) => !sizesInBsp.includes(Number(inches)),
    );
    if (odd)
      return report(odd[0], { message: "This isn't a BSP size.", write: 'Correct the size.' });
    const [bare] = /(?<![\d.])[\d.]+ (?!inch\b|in\b|m\b|mm\b|x )[a-z]+/i.exec(value) ?? [];
    if (bare) return report(bare, { message: 'This size has no unit.', write: 'Add inch or mm.' });
    const strange = /\b[A-Z]{2,4}\b(?!-)/.exec(value)?.[0];
    if (strange && !threads.includes(strange))
      return report(strange, {
        message: `There's no thread type called ${strange}.`,
        write: 'Correct the thread type.',
        perhaps: threads.filter((each) => distance(each, strange) < 3).slice(0, 2),
      });
    const word = wordsIn(value).find((each) => uses.get(each)?.length === 1) ?? '';
    const [near, all] =
      usual.find(([each]) => distance(each, word) <= (word.length > 3 ? 2 : 1)) ?? [];
    // misspelt-name reports a value that's one letter from a usual one.
    const whole = value.replace(word, near ?? '');
    const isUsual = distance(value, whole) === 1 && stated.some((each) => each.value === whole);
    if (word === '' || !near || isUsual) return [];
    return report(word, {
      message: `"${word}" appears only once, but "${near}" appears ${all?.length} times.`,
      write: `If it's misspelt, use ${near}.`,
    });
  });
}

/** Returns the most litres in a text that starts with a number, such as "2 x 150 L softening resin". */
const litresIn = (text: string) =>
  /^\d/.test(text)
    ? Math.max(...[...text.matchAll(/([\d.]+) ?L\b/g)].map(([, litres]) => Number(litres)))
    : undefined;

/** Finds a likely number in another unit that people use, with the factor to ours. */
function otherUnit(value: number, unit: string): UnitSlip | undefined {
  const kPa = value * 6.895;
  if (unit === 'kPa' && value % 5 !== 0 && Math.abs(kPa - Math.round(kPa / 50) * 50) < 1)
    return { as: 'psi', factor: 6.895 };
  if (unit === 'years' && value === 12) return { as: 'months', factor: 1 / 12 };
  // A quarter of a year has 13 weeks.
  return unit === 'months' && value % 13 === 0 ? { as: 'weeks', factor: 12 / 52 } : undefined;
}

/** Returns the usual length or diameter of a cartridge size in mm, if the stated one is well off. Quick-twist caps are longer. */
function measureBySize(id: string, stated: number, among: Readonly<Record<string, unknown>>) {
  const [, long, wide] = /^([\d.]+)(?: x ([\d.]+))? inch/.exec(String(among.cartridgeSize)) ?? [];
  const isAcross = id === 'diameter';
  const usual = Math.round(Number(isAcross ? wide : long) * 25.4 * (wide ? 1 : 1.13));
  const tolerance = isAcross ? 0.2 : 0.06;
  return Math.abs(stated / usual - 1) < tolerance || !usual ? undefined : usual;
}

export const likelyFigure: Rule = {
  name: 'likely-figure',
  check: ({ tables, documents, facts, expected, written, isReported }) => {
    const rangesOf = new Map(expected.map(({ type, ranges }) => [type, ranges]));
    const known = new Map(tables.specifications.map((entry) => [entry.id, entry]));
    const unlikely = written.products.flatMap(({ entry, origin }) => {
      const ranges = rangesOf.get(entry.type) ?? {};
      // A text such as "40 L calcite" counts as its litres.
      const numbers = new Map(
        entry.specifications.flatMap(({ id, value }) => {
          const own = typeof value === 'number' ? value : ranges[id] && litresIn(String(value));
          return own === undefined ? [] : [[id, own] as const];
        }),
      );
      const isLikely = (id: string, value = Number.NaN) => isWithin(value, ranges[id] ?? {});
      return [...numbers].flatMap(([id, value]) => {
        const { label, type, unit = type === 'text' ? 'L' : '' } = known.get(id) ?? { label: id };
        const range = ranges[id];
        const path = ['specifications', id];
        if (!range || isLikely(id, value) || isReported(origin.document, path)) return [];
        const found = Number.isFinite(value)
          ? String(value)
          : String(entry.specifications.find((fact) => fact.id === id)?.value);
        const message = `For ${withArticle(entry.type)}, "${label}" is usually ${spanOf(range)} ${unit}`;
        const other = swaps[id] ?? '';
        if (isLikely(id, numbers.get(other)) && isLikely(other, value)) {
          // The two values are swapped, so only one of them is reported.
          if (/^w|^max|^diam/.test(id) && !isLikely(other, numbers.get(other))) return [];
          return reportOn(origin, path, {
            ...{ message: `${message}.`, found },
            write: `The ${id} and ${other} look reversed. If so, swap them.`,
          });
        }
        // A number just outside the range isn't a slip.
        const isNear = isLikely(id, value / 1.5) || isLikely(id, value * 1.5);
        const exact = otherUnit(value, unit);
        const slip = [exact ?? [], slips]
          .flat()
          .find(
            (each) =>
              (!isNear || each === exact) &&
              (each.unit ?? unit) === unit &&
              isLikely(id, value * each.factor),
          );
        // A zero too few or too many is likelier than a unit that gives an odd number.
        const isSure = slip === exact || (slip && [10, 100, 1000, 0.001].includes(slip.factor));
        const meant = [value * 10, value / 10].find(
          (each) => !isSure && Number.isInteger(each) && isLikely(id, each),
        );
        const looks = meant
          ? `ten times too ${meant > value ? 'small' : 'large'}`
          : `like ${slip?.as}`;
        return reportOn(origin, path, {
          ...(!slip && { severity: 'warning' as const }),
          message: slip ? `${message}, so ${value} looks ${looks}.` : `${message}.`,
          found,
          write: `${slip && !meant ? `If so, change it to ${Number((value * slip.factor).toPrecision(3))}. Otherwise, correct` : Number.isNaN(value) ? 'Enter a number of litres, or correct' : `Correct the number${numbers.has(id) && known.get(id)?.type === 'text' ? ' or its unit' : ''}, the product's type, or`} the range in specifications.yaml.`,
        });
      });
    });
    const isUnlikely = reportedFields(unlikely.flatMap(fieldsReportedBy));
    const aboveMaximum = facts.flatMap((fact) => {
      const { document, among, id, value, specification } = fact;
      const unit = specification?.unit ? ` ${specification.unit}` : '';
      const [, of = ''] = /^(?:min|flow)([A-Z]\w*)$/.exec(id) ?? [];
      const limits = places[id] ?? [id === 'averagePower' ? 'load' : `max${of}`];
      const known = limits.flatMap((each) => {
        const most = among[each];
        return typeof most === 'number' ? { each, most } : [];
      });
      const [highest] = known.sort((one, other) => other.most - one.most);
      if (typeof value !== 'number' || !highest || value <= highest.most) return [];
      const paths = [id, highest.each].map((each) => ['specifications', each]);
      if (paths.some((path) => isReported(document, path) || isUnlikely(document, path))) return [];
      return reportAt(document, factPath(fact), {
        ...(places[id] && { severity: 'warning', found: String(value) }),
        message: `"${id}" is ${value}${unit}, but "${highest.each}" is only ${highest.most}${unit}.`,
        related: [{ at: { document, path: ['specifications', highest.each] }, label: 'See' }],
        write: 'Correct whichever is wrong.',
      });
    });
    const mistyped = facts.flatMap((fact) => {
      const { document, id, value, specification, among } = fact;
      const path = factPath(fact);
      if (typeof value !== 'number' || isReported(document, path) || isUnlikely(document, path))
        return [];
      const { label = id, unit = '' } = specification ?? {};
      const other = otherUnit(value, unit);
      if (other)
        return reportAt(document, path, {
          severity: 'warning',
          message: `"${label}" is in ${unit}, but ${value} looks like ${other.as}.`,
          found: String(value),
          write: `If so, change it to ${Math.round(value * other.factor)}.`,
        });
      // A length that's swapped with the diameter is reported there.
      const isSwapped = isUnlikely(document, ['specifications', 'diameter']);
      const isCartridge = tables.products[document.name]?.type === 'cartridge';
      const isMeasure = id === 'length' || (isCartridge && ['height', 'diameter'].includes(id));
      const usual = isMeasure && !isSwapped ? measureBySize(id, value, among) : undefined;
      if (usual === undefined) return [];
      return reportAt(document, path, {
        severity: 'warning',
        message: `A ${among.cartridgeSize} cartridge is about ${usual} mm ${id === 'diameter' ? 'across' : 'long'}, not ${value}.`,
        found: String(value),
        related: [{ at: { document, path: ['specifications', 'cartridgeSize'] }, label: 'See' }],
        write: `Correct the ${id}, or "cartridgeSize".`,
        concerns: [{ document, path: ['specifications', 'cartridgeSize'] }],
      });
    });
    const unknown = documents.flatMap((document) => unknownRanges(document, known));
    return [...unlikely, ...aboveMaximum, ...mistyped, ...unknown];
  },
};

function unknownRanges(document: SourceDocument, known: ReadonlyMap<string, unknown>): RuleMatch[] {
  if (document.kind !== 'specifications') return [];
  return listAt(document.value, ['expected']).flatMap((entry, index) =>
    Object.keys(Object(valueAt(entry, ['ranges']))).flatMap((id) =>
      known.has(id)
        ? []
        : reportAt(document, ['expected', index, 'ranges', id], {
            message: `There's no specification called ${id}.`,
            write: 'Use an id from the list of specifications above.',
          }),
    ),
  );
}

export const quoteText: Rule = {
  name: 'quote-text',
  check: ({ facts }) =>
    facts.flatMap((fact) => {
      const { document, id, value, specification } = fact;
      const spelling = document.spellings[id];
      if (specification?.type !== 'text' || spelling === undefined) return [];
      return reportAt(document, factPath(fact), {
        message: `"${specification.label}" is text, and without quotes YAML would change it to ${value}.`,
        fix: `"${spelling}"`,
      });
    }),
};
export const wrongType: Rule = {
  name: 'wrong-type',
  check: ({ facts, limits }) =>
    facts.flatMap((fact) => {
      const { document, id, value, specification } = fact;
      if (specification?.type !== 'number' || typeof value === 'number') return [];
      const { label, unit = '' } = specification;
      const text = String(value);
      const isEnded = text.toLowerCase().endsWith(unit.toLowerCase());
      const plain = suggestNumber(isEnded ? text.slice(0, text.length - unit.length).trim() : text);
      const [, amount = '', symbol] = /^([\d.]+) ?([a-z]+)$/i.exec(text) ?? [];
      const slip = slips.find((each) => each.unit === unit && each.symbol === symbol);
      const meant = slip && Number((Number(amount) * slip.factor).toPrecision(3));
      const number = symbol !== undefined && meant ? String(meant) : plain;
      // A minus may be a bullet from a copied list.
      const isSure =
        number !== undefined && (Number(number) >= 0 || isWithin(Number(number), limits[id] ?? {}));
      return reportAt(document, factPath(fact), {
        message: /\d,\d/.test(text)
          ? `"${label}" is a plain number, without commas.`
          : /^[−–]/.test(text)
            ? "This minus sign isn't the one on your keyboard."
            : `"${label}" is a plain number, without its unit${unit && ` (${unit})`}.`,
        found: text,
        write: /^[−–]/.test(text)
          ? 'Use a hyphen if the number is negative. Otherwise, delete it.'
          : 'Enter only the number, without quotes.',
        ...(isSure && { fix: number }),
      });
    }),
};
