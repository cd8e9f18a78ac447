import { numericSpecification } from '../../kernel/dimensions.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { formatList } from '../../kernel/format-list.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { lowerFirst, type ProductType, waters } from '../../kernel/vocabulary.ts';
import { countOf } from '../diagnostics/suggest-number.ts';
import type { FieldPath } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import { listAt } from '../value-at.ts';
import { otherPlaces } from './fold-duplicates.ts';
import { isUsedWidely } from './references.ts';
import { lineOf, type Rule, type RuleInput, type RuleMatch, reportOn } from './rule.ts';

/** Each of these parts is one stage, unless it states more. Loose media form stages without a cartridge. */
const stages: readonly ProductType[] = ['cartridge', 'inline cartridge', 'uv lamp', 'kit'];

const textOf = ({ specifications }: Product, ...ids: readonly string[]): string =>
  specifications.flatMap(({ id, value }) => (ids.includes(id) ? String(value) : [])).join(' ');
const watersOf = ({ sources }: Product): string =>
  formatList(sources.map((each) => lowerFirst(waters[each])));
const sizeOf = (product: Product): string => textOf(product, 'cartridgeSize').toLowerCase();
/** Returns the inches in "1 inch BSP male to 0.75 inch BSP female". */
const threadsOf = (product: Product) =>
  [...textOf(product, 'connection', 'thread').matchAll(/([\d.]+) inch BSP/g)].map(([, inches]) =>
    Number(inches),
  );

/** Says why a kit is for other systems: by its water, its cartridges' size, or how many of them and of lamps it has. */
function otherKit(kit: Product, system: Product): string | undefined {
  const { code, sources, parts } = system;
  const all = [...textOf(kit, 'packSize').matchAll(/(\d+) (?:[\w-]+ )?(?:cartridge|lamp)s?\b/g)];
  const has = all.reduce((sum, [, count]) => sum + Number(count), 0);
  const listed = parts.filter(({ role }) => role === 'cartridge');
  const lamps = /lamp/.test(textOf(kit, 'packSize')) ? 0 : Number(lampsIn(system)) || 0;
  const taken = listed.reduce((sum, { quantity }) => sum + quantity, -lamps);
  if (
    kit.sources.length > 0 &&
    sources.length > 0 &&
    !kit.sources.some((each) => sources.includes(each))
  )
    return `${kit.code} is for ${watersOf(kit)}, but ${code} is for ${watersOf(system)}.`;
  if (sizeOf(kit) !== '' && !system.specifications.some(({ id }) => id === 'cartridgeSize'))
    return `${kit.code} has ${sizeOf(kit)} cartridges, but ${code} has no "cartridgeSize".`;
  return has === 0 || has === taken || listed.some((each) => each.code === kit.code) || taken === 0
    ? undefined
    : `${kit.code} has ${has} cartridges and lamps in total, but ${code} takes ${taken}.`;
}

/** Says why a part's cartridge size, or the diameter in its name, doesn't fit a product. */
function misfit(part: Product, system: Product): string | undefined {
  const [its, taken] = [sizeOf(part), sizeOf(system)];
  const [, bowl] =
    part.type === 'spare' ? (/([\d.]+) inch(?: housings?)?$/.exec(part.name) ?? []) : [];
  if (bowl && taken && !taken.includes(` x ${bowl} inch`))
    return `${system.code} is for ${taken} cartridges, but ${part.code} is called "${part.name}".`;
  const [threads = [], [port, ...ports] = []] = [part, system].map(threadsOf);
  const ofKit = part.type === 'kit' ? otherKit(part, system) : undefined;
  if (ofKit) return ofKit;
  if (part.type === 'fitting' && threads.length > 0 && port)
    return threads.some((each) => [port, ...ports].includes(each))
      ? undefined
      : `${system.code} has ${port} inch ports, but ${part.code}'s thread is ${textOf(part, 'thread', 'connection')}.`;
  if (part.type === 'inline cartridge' && taken.includes(' x '))
    return `${system.code} is for ${taken} cartridges, but ${part.code} is an inline cartridge.`;
  return its === '' || taken.includes(its) || taken === '' || taken === 'inline'
    ? undefined
    : `${system.code} is for ${taken} cartridges, but ${part.code} is ${its}.`;
}

/** Returns the parts that name a system, even if it doesn't list them. */
const partsFor = memoize(({ products }: Tables) =>
  groupBy(
    Object.values(products).flatMap((part) => part.fits.map((system) => ({ system, part }))),
    ({ system }) => system,
  ),
);

/** Returns other products' codes in a part's name. */
const namedIn = ({ code, name }: Product, { products }: Tables): readonly string[] =>
  name.split(/[\s,]+/).filter((word) => word !== code && products[word] !== undefined);

/** Says why loose media don't belong in a system that names its media. */
function otherMedia(part: Product, system: Product, { contaminants }: Tables): string | undefined {
  const [own, its] = [system, part].map(({ specifications }) =>
    String(specifications.find(({ id }) => id === 'media')?.value ?? ''),
  );
  const words = contaminants.flatMap(({ id, media = [] }) =>
    part.treats.includes(id) ? media : [],
  );
  // contradicting-claims reports media that don't suit their own claim.
  const isOf = (text = '') => words.some((word) => text.toLowerCase().includes(word));
  return part.type !== 'media' || !own || !isOf(its) || isOf(own)
    ? undefined
    : `${part.code} is ${lowerFirst(its ?? '')}, but ${system.code}'s media is ${own}.`;
}

/** Says why brackets, O-rings or sleeves aren't enough for a system's housings and lamps, or too many. */
function otherQuantity(part: Product, system: Product, parts: readonly ListedPart[]) {
  const isSleeve = /\bsleeve\b/i.test(part.name);
  const held = ({ name }: Product) =>
    isSleeve || /^O-ring/i.test(part.name)
      ? Number(name === part.name)
      : countOf(/\bbracket for (\w+) (?:[\d.]+ inch )?housings?$/.exec(name)?.[1] ?? '');
  const sum = (of: (each: ListedPart) => number) =>
    parts.reduce((total, each) => total + of(each) * each.quantity, 0);
  const taken = isSleeve ? 'uv lamp' : 'cartridge';
  const listed = sum((each) => Number(each.part.type === taken));
  const all = (isSleeve && Number(lampsIn(system))) || listed;
  const has = sum((each) => held(each.part));
  return held(part) === 0 || all === 0 || has === all || has === listed
    ? undefined
    : `This list has ${has} x ${part.code} ("${part.name}"), but ${system.code} takes ${all} ${isSleeve ? 'lamps' : 'cartridges'}.`;
}

/** Says why a system's litres of media aren't about what the bags listed hold. */
function otherLitres(system: Product, parts: readonly ListedPart[]): string | undefined {
  const litresIn = (text: string, perKilogram: number) =>
    [...text.matchAll(/(?:(\d+) x )?([\d.]+) (L|kg)\b/g)].reduce(
      (sum, [, count = 1, each, unit]) =>
        sum + Number(count) * Number(each) * (unit === 'L' ? 1 : perKilogram),
      0,
    );
  const stated = litresIn(textOf(system, 'media'), 0);
  const bags = parts.filter(({ part }) => part.type === 'media' && !/gravel|salt/i.test(part.name));
  const held = ({ part, quantity }: ListedPart) =>
    litresIn(textOf(part, 'packSize'), 0.9) * quantity;
  const listed = bags.reduce((sum, each) => sum + held(each), 0);
  // Bags come in whole numbers, so a system may need less than they hold.
  return stated === 0 || listed === 0 || (stated / listed > 0.6 && stated / listed < 1.4)
    ? undefined
    : `${system.code}'s media is ${textOf(system, 'media')}, but the bags listed hold about ${Math.round(listed)} L.`;
}

const isOwner = ({ code, parts }: Product, named: readonly string[]): boolean =>
  named.length === 0 ||
  [code, ...parts.map((part) => part.code)].some((own) => named.includes(own));

/** Says why a part that's named after another, such as a sleeve for a lamp, doesn't fit this product. */
function otherOwner(part: Product, system: Product, tables: Tables): string | undefined {
  const named = namedIn(part, tables);
  return isOwner(system, named)
    ? undefined
    : `${part.code} is the "${part.name}", but ${system.code} doesn't list ${named.join(' or ')}.`;
}

const ratioOf = (one: number, other: number) => Math.max(one / other, other / one);

/** A system's figure, and its parts' figures that decide it. */
type Comparison = ReturnType<typeof comparisonsOf>[number];

type ListedPart = Pick<Product['parts'][number], 'role' | 'quantity'> & {
  readonly part: Product;
  readonly path: FieldPath;
};
type StatingPart = Pick<ListedPart, 'part' | 'path'> & { readonly own: number };

/** Returns parts that have a number, the lowest first. */
const stating = (among: readonly ListedPart[], ...ids: readonly string[]) =>
  among
    .flatMap(({ part, path }) => {
      const [own] = ids.flatMap((id) => numericSpecification(part, id) ?? []);
      return own === undefined ? [] : { part, path, own };
    })
    .sort((one, other) => one.own - other.own);

/** Returns 2 for a uvLamp of "2 x RL10", and 1 for "RL10". Returns the code alone if it isn't one of the system's parts. */
function lampsIn(system: Product): number | string | undefined {
  const [, count, code] = /^(?:(\d+) x )?(.+)$/.exec(textOf(system, 'uvLamp')) ?? [];
  if (system.parts.some((part) => part.code === code)) return Number(count ?? 1);
  return count === undefined ? undefined : code;
}

function comparisonsOf(system: Product, origin: SourceLocation, parts: readonly ListedPart[]) {
  const compare = (
    [id, partId]: readonly [string, string],
    among: readonly StatingPart[],
    suspectsFor: (stated: number) => readonly StatingPart[],
    messageFor: (first: StatingPart, stated: number) => string,
    isAgreeing: (own: number, stated: number) => boolean = () => true,
  ) => {
    const stated = numericSpecification(system, id);
    if (stated === undefined || among.length === 0) return [];
    // Parts that may be wrong, otherwise those that agree with the system.
    const suspects = suspectsFor(stated);
    const agreeing = among.flatMap(({ part, own }) =>
      suspects.length > 0 || !isAgreeing(own, stated) ? [] : part,
    );
    const message = suspects[0] ? messageFor(suspects[0], stated) : '';
    return [{ system, origin, id, stated, partId, agreeing, suspects, message }];
  };
  const listed = parts.filter(({ role }) => role === 'cartridge');
  const cartridges = listed.filter(({ part }) => /cartridge$/.test(part.type));
  const rated = stating(cartridges, 'micron');
  const finest = rated[0]?.own ?? 0;
  // A mixer tap's cartridges are below the bench.
  const long =
    system.type === 'mixer tap'
      ? []
      : stating(cartridges, 'length', 'height')
          .reverse()
          .filter(({ part }) => part.type === 'cartridge');
  const lasting = stating(listed, 'capacity');
  const lamps = listed.filter(({ part }) => part.type === 'uv lamp');
  const treating = stating(lamps, 'lampFlow');
  const allOf = (id: string, missing: number) =>
    lamps.reduce(
      (sum, { part, quantity }) => sum + quantity * (numericSpecification(part, id) ?? missing),
      0,
    );
  const [treated, drawn] = [allOf('lampFlow', Infinity), allOf('lampPower', 0)];
  return [
    ...compare(
      ['flow', 'lampFlow'],
      lampsIn(system) === undefined || lamps.some(({ quantity }) => quantity === lampsIn(system))
        ? treating
        : [],
      (stated) => (stated > treated ? treating : []),
      ({ part }, stated) =>
        `${system.code}'s flow is ${stated} L/min, but its lamp, ${part.code}, treats up to ${treated} L/min.`,
    ),
    ...compare(
      ['load', 'lampPower'],
      stating(lamps, 'lampPower'),
      (stated) => (drawn > stated ? stating(lamps, 'lampPower') : []),
      ({ part }, stated) =>
        `${system.code}'s load is ${stated} W, but its lamp${drawn === numericSpecification(part, 'lampPower') ? '' : 's'}, ${part.code}, draw${drawn === numericSpecification(part, 'lampPower') ? 's' : ''} ${drawn} W.`,
    ),
    ...compare(
      ['capacity', 'capacity'],
      lasting,
      // The water decides how long a cartridge lasts, so a system may state less.
      (stated) => (lasting.every(({ own }) => ratioOf(stated, own) >= 1.4) ? lasting : []),
      ({ part, own }, stated) =>
        `${part.code}'s capacity is ${own} L, but ${system.code}'s is ${stated} L.`,
    ),
    ...compare(
      ['micron', 'micron'],
      rated,
      (stated) => rated.filter(({ own }) => finest > stated || own < stated),
      ({ part, own }, stated) =>
        `${system.code} is rated ${stated} µm, but its finest cartridge, ${part.code}, is ${own} µm.`,
      (own, stated) => own === stated,
    ),
    ...compare(
      ['height', 'length'],
      long,
      (stated) => long.filter(({ own }) => own > stated),
      ({ part, own }, stated) =>
        `${part.code} is ${own} mm long, but ${system.code} is only ${stated} mm high.`,
    ),
  ];
}

/** Reports each contradicted number where the mistake is likeliest: in the part, the list or the system. */
function contradictions(
  compared: readonly Comparison[],
  { origins, tables }: RuleInput,
  miscounted: ReadonlySet<Product>,
) {
  const inUnit = (id: string, value?: number) =>
    `${value} ${tables.specifications.find((each) => each.id === id)?.unit ?? ''}`.trim();
  const conflicts = compared.filter(({ suspects }) => suspects.length > 0);
  const keyOf = (part: Product, { partId }: Comparison) => `${part.code} ${partId}`;
  const agreed = new Map<string, number>();
  for (const each of compared)
    for (const part of each.agreeing)
      agreed.set(keyOf(part, each), (agreed.get(keyOf(part, each)) ?? 0) + 1);
  const doubts = conflicts.flatMap((each) => each.suspects.map(({ part }) => ({ part, each })));
  const doubted = groupBy(doubts, ({ part, each }) => keyOf(part, each));
  // If several systems contradict a part, the part is wrong, not the systems.
  const doubtsOf = (part: Product, each: Comparison): number => {
    const [wrong, right] = [doubted.get(keyOf(part, each))?.length, agreed.get(keyOf(part, each))];
    return wrong && wrong > (right ? 2 : 1) ? Math.max(0, wrong - (right ?? 0)) : 0;
  };
  const culpritOf = (each: Comparison) => {
    const most = Math.max(...each.suspects.map(({ part }) => doubtsOf(part, each)));
    const [culprit, other] = each.suspects.filter(({ part }) => doubtsOf(part, each) === most);
    return most === 0 || other ? undefined : culprit?.part;
  };
  const inParts = [...doubted.values()].flatMap((group) => {
    const [first] = group.filter(({ part, each }) => culpritOf(each) === part);
    const origin = first && origins.get(first.part.code);
    if (!first || !origin) return [];
    const { part, each } = first;
    return reportOn(origin, ['specifications', each.partId], {
      message: `${part.code}'s "${each.partId}" is ${inUnit(each.partId, numericSpecification(part, each.partId))}, but ${group.length} products that use ${part.code} say otherwise. For example, ${each.system.code}'s "${each.id}" is ${inUnit(each.id, each.stated)}.`,
      found: String(numericSpecification(part, each.partId) ?? ''),
      related: [lineOf(each.origin, ['specifications', each.id], 'See')],
      write: "Correct this number, or those products' numbers.",
    });
  });
  // If stages are wrong, so is the list, which is reported.
  const others = conflicts.filter((each) => !culpritOf(each) && !miscounted.has(each.system));
  const bySuspect = groupBy(
    others,
    ({ system, id, suspects: [one, other] }) => `${system.code} ${other ? id : one?.part.code}`,
  );
  const inSystems = [...bySuspect.values()].flatMap((group) => {
    const [first, another] = group;
    const [suspect] = first?.suspects ?? [];
    if (!first || !suspect) return [];
    const { system, origin } = first;
    const { part, path } = suspect;
    // A system's facts follow from its cartridges, so nothing else is compared with them.
    const concerns = [{ document: origin.document, path: ['cartridges'] }];
    // A part that contradicts more than one number isn't the right one.
    if (another)
      return reportOn(origin, [...path, 'code'], {
        concerns,
        message: `${part.code} doesn't match ${system.code}'s ${formatList(group.map(({ id, stated }) => `"${id}" (${inUnit(id, stated)})`))}.`,
        found: part.code,
        write: `List the right part, or correct the specifications that are wrong, here or in ${part.code}.yaml.`,
      });
    return group.map(({ id, stated, partId, message, suspects }) => {
      const own = origins.get(part.code);
      const isNear = id === 'capacity' && suspects.every(({ own }) => ratioOf(stated, own) < 3);
      const meant = part.related.find((code) => {
        const other = tables.products[code];
        return other?.type === part.type && numericSpecification(other, partId) === stated;
      });
      if (meant)
        return reportOn(origin, [...path, 'code'], {
          ...(isNear && { severity: 'warning' }),
          ...{ message, concerns, found: part.code, perhaps: [meant] },
          related: [lineOf(origin, ['specifications', id], 'See')],
          write: `Correct whichever is wrong: the part listed here, ${system.code}'s "${id}", or ${part.code}'s "${partId}".`,
        });
      return reportOn(origin, ['specifications', id], {
        ...(isNear && { severity: 'warning' }),
        ...{ message, found: String(stated), concerns },
        ...(own && { related: [lineOf(own, ['specifications', partId], 'See')] }),
        write: `Correct whichever is wrong: ${system.code}'s "${id}", ${part.code}'s "${partId}", or the list under "cartridges".`,
      });
    });
  });
  return [...inParts, ...inSystems];
}

export const systemFacts: Rule = {
  name: 'system-facts',
  check: (input) => {
    const { tables, written, isReported, isProductReported } = input;
    const systems = written.products.flatMap(({ entry, origin }) => {
      if (isReported(origin.document, ['cartridges'])) return [];
      const firstSpare = entry.parts.findIndex(({ role }) => role === 'spare');
      const parts = entry.parts.flatMap(({ code, role, quantity }, index): ListedPart[] => {
        const part = tables.products[code];
        const path: FieldPath =
          role === 'spare' ? ['spares', index - firstSpare] : ['cartridges', index];
        const at = part?.type === 'cartridge' ? input.origins.get(code)?.document : undefined;
        const isOdd = at && isReported(at, ['specifications', 'cartridgeSize']);
        return part && !isOdd && !isProductReported(code, ['name'])
          ? [{ part, role, quantity, path }]
          : [];
      });
      // A part whose file can't be read may be the one that counts.
      return parts.length < entry.parts.length ? [] : [{ entry, origin, parts }];
    });
    const miscounted = new Set<Product>();
    const found = systems.flatMap(({ entry, origin, parts }): RuleMatch[] => {
      const listed = parts.filter(({ role }) => role === 'cartridge');
      const counts = listed.map(({ part, quantity }) => {
        const count = numericSpecification(part, 'stages') ?? 1;
        return { count, all: count * quantity };
      });
      const kinds = counts.reduce((sum, { count }) => sum + count, 0);
      const all = counts.reduce((sum, each) => sum + each.all, 0);
      const isComplete =
        listed.length > 0 &&
        listed.every(({ part }) => stages.includes(part.type)) &&
        parts.every(({ part }) => part.type !== 'media');
      const stated = numericSpecification(entry, 'stages') ?? kinds;
      const isCounted =
        !isComplete ||
        [kinds, all].includes(stated) ||
        isProductReported(entry.code, ['specifications', 'stages']);
      if (!isCounted) miscounted.add(entry);
      // If the copy gives the same number, the list is wrong.
      const said = `${entry.name} ${entry.summary}`.matchAll(/(\w+)[- ]stage/gi);
      const isSaid = [...said].some(([, word = '']) => countOf(word) === stated);
      const unfitting = listAt(origin.document.value, ['fits']).flatMap((code, index) => {
        const system = tables.products[String(code)];
        const message = system && (misfit(entry, system) ?? otherMedia(entry, system, tables));
        if (message === undefined) return [];
        return reportOn(origin, ['fits', index], {
          message,
          found: String(code),
          write: `List a product that this part fits. If it does fit ${String(code)}, correct its specifications here or in ${String(code)}.yaml.`,
        });
      });
      return [
        unfitIn(entry, isCounted ? parts : listed, tables).map(
          ({ part, path, message, write, see }) => {
            const related =
              see === undefined ? [] : [lineOf(origin, ['specifications', see], 'See')];
            return reportOn(origin, [...path, 'code'], {
              message,
              found: part.code,
              write,
              related,
            });
          },
        ),
        unfitting,
        otherOrder(parts, origin, tables),
        parts.flatMap(({ part, quantity, path }) => {
          const count = part.type === 'uv lamp' ? lampsIn(entry) : undefined;
          if (count === undefined || count === quantity) return [];
          if (typeof count === 'string')
            return reportOn(origin, ['specifications', 'uvLamp'], {
              message: `${entry.code} lists the lamp ${part.code}, not ${count}.`,
              found: count,
              related: [lineOf(origin, path, 'See')],
              write: `Use the same lamp in both places.`,
            });
          return reportOn(origin, path, {
            message: `"uvLamp" is ${textOf(entry, 'uvLamp')}, but this list has ${quantity} x ${part.code}.`,
            found: part.code,
            related: [lineOf(origin, ['specifications', 'uvLamp'], 'See')],
            write: 'Use the same quantity in both places.',
          });
        }),
        [otherLitres(entry, parts) ?? []].flat().map((message) =>
          reportOn(origin, ['specifications', 'media'], {
            ...{ severity: 'warning', message, found: textOf(entry, 'media') },
            write: 'Correct the litres, the list of bags, or the bags\' "packSize".',
          }),
        ),
        isCounted
          ? []
          : reportOn(origin, isSaid ? ['cartridges'] : ['specifications', 'stages'], {
              related: isSaid ? [] : [lineOf(origin, ['cartridges'], 'See')],
              message: `${entry.code} lists ${kinds} ${kinds === 1 ? 'cartridge or lamp' : 'cartridges and lamps'}, but "stages" is ${stated}.`,
              found: String(stated),
              write: 'Correct "stages", or the list under "cartridges".',
              concerns: [{ document: origin.document, path: ['cartridges'] }],
            }),
      ].flat();
    });
    const compared = systems.flatMap(({ entry, origin, parts }) => {
      const unfit = new Set(unfitIn(entry, parts, tables).map(({ part }) => part));
      const others = (partsFor(tables).get(entry.code) ?? []).flatMap(({ part }): ListedPart[] =>
        parts.some((each) => each.part === part) || misfit(part, entry) !== undefined
          ? []
          : [{ part, role: 'cartridge', quantity: 1, path: ['cartridges'] }],
      );
      return [
        ...comparisonsOf(entry, origin, parts),
        // A system's capacity is roughly what each of its cartridges states, whatever else it takes.
        ...others
          .flatMap((each) => comparisonsOf(entry, origin, [each]))
          .filter(({ id }) => id === 'capacity'),
      ].filter(
        ({ partId, suspects }) =>
          !suspects.some(({ part }) => unfit.has(part)) &&
          !isProductReported(entry.code, ['specifications', partId]),
      );
    });
    const numbers = contradictions(compared, input, miscounted);
    // A sleeve is longer and wider than the lamp in it.
    const tight = Object.values(tables.products).flatMap((part) =>
      ['length', 'diameter'].flatMap((id) => {
        const origin = input.origins.get(part.code);
        const own = numericSpecification(part, id);
        if (!origin || own === undefined || !/\bsleeve\b/i.test(part.name)) return [];
        return namedIn(part, tables).flatMap((code) => {
          const [lamp, at] = [tables.products[code], input.origins.get(code)];
          const inner = lamp?.type === 'uv lamp' ? numericSpecification(lamp, id) : undefined;
          if (inner === undefined || !at || inner < own) return [];
          return reportOn(origin, ['specifications', id], {
            message: `${code} doesn't fit in ${part.code}, because ${code}'s ${id} is ${inner} mm and ${part.code}'s is ${own} mm.`,
            found: String(own),
            related: [lineOf(at, ['specifications', id], 'See')],
            write: `Correct the ${id} that's wrong.`,
          });
        });
      }),
    );
    const repeats = groupBy(
      [...found, ...numbers, ...tight],
      ({ message, write }) => `${message} ${write}`,
    );
    return [...repeats.values()].flatMap(foldRepeats);
  },
};

/** Counts the systems that list one part somewhere above another. */
const ordersIn = memoize(({ products }: Tables) => {
  const orders = Object.values(products).flatMap((system) => {
    const codes = system.parts.flatMap(({ code, role }) => (role === 'cartridge' ? code : []));
    return codes.flatMap((above, at) => codes.slice(at + 1).map((code) => `${above} ${code}`));
  });
  return groupBy(orders, (order) => order);
});

/** Reports two cartridges that all other systems list the other way round. Pages show them in this order. */
function otherOrder(parts: readonly ListedPart[], origin: SourceLocation, tables: Tables) {
  const listed = parts.filter(({ role }) => role === 'cartridge');
  return listed.slice(1).flatMap(({ part, path }, at) => {
    const above = listed[at]?.part.code ?? '';
    const timesOf = (order: string) => ordersIn(tables).get(order)?.length ?? 0;
    const others = timesOf(`${part.code} ${above}`);
    if (others < 2 || timesOf(`${above} ${part.code}`) > 1) return [];
    return reportOn(origin, [...path, 'code'], {
      severity: 'warning',
      message: `${part.code} comes after ${above} here, but before it in ${others} other products.`,
      found: part.code,
      write: 'List the cartridges in the order that the water passes them.',
    });
  });
}

/** Returns a product's listed parts that aren't for it, with reasons. */
function unfitIn(system: Product, parts: readonly ListedPart[], tables: Tables) {
  return parts.flatMap(({ part, path }) => {
    const quantity = otherQuantity(part, system, parts);
    const message =
      misfit(part, system) ??
      quantity ??
      otherMedia(part, system, tables) ??
      otherOwner(part, system, tables);
    const isMedia = message !== undefined && message === otherMedia(part, system, tables);
    const write = isMedia
      ? `List media that fit ${system.code}, or correct the media that's wrong, here or in ${part.code}.yaml.`
      : message === quantity
        ? `Correct the quantity or the part here, or the list under "cartridges".`
        : `List a part that fits ${system.code}. If ${part.code} does fit, correct the specifications or the name that's wrong, here or in ${part.code}.yaml.`;
    return message === undefined
      ? []
      : [{ part, path, message, write, see: isMedia ? 'media' : undefined }];
  });
}

/** Reports one mistake in a cartridge at the first system that it contradicts, together with the other places. */
function foldRepeats(matches: readonly RuleMatch[]): readonly RuleMatch[] {
  const places = matches.flatMap(({ at }) => ('document' in at ? { at } : []));
  const [first] = matches;
  return first && isUsedWidely(places.map(({ at }) => at))
    ? [{ ...first, ...otherPlaces(places.slice(1), "It's also at") }]
    : matches;
}
