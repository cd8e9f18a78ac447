import type { Product } from '../../kernel/contract.ts';
import { numericSpecification } from '../../kernel/dimensions.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { memoize } from '../../kernel/memoize.ts';
import { isRecord } from '../../kernel/records.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import type { FieldPath } from '../document.ts';
import { alsoAt, isUsedWidely } from './references.ts';
import { type Rule, type RuleDiagnostic, type RuleMatch, reportOn } from './rule.ts';

/** Each of these parts is one stage, unless it states more. Loose media form stages without a cartridge. */
const stages: ReadonlySet<ProductType> = new Set<ProductType>([
  ...(['cartridge', 'inline cartridge', 'uv lamp', 'kit'] as const),
]);

const sizeOf = ({ specifications }: Product): string =>
  String(specifications.find(({ id }) => id === 'cartridgeSize')?.value ?? '').toLowerCase();

/** Why a part's cartridge size isn't one that a product takes. */
function misfit(part: Product, system: Product): string | undefined {
  const [its, taken] = [sizeOf(part), sizeOf(system)];
  return its === '' || taken.includes(its) || taken === '' || taken === 'inline'
    ? undefined
    : `${system.code} takes ${taken} cartridges, but ${part.code}'s size is ${its}.`;
}

/** The products a part is listed for, if it's too short or too long for all of them. Its own size must be wrong. */
const misfitsAll = memoize((tables: Tables, code: string): readonly Product[] => {
  const part = tables.products[code];
  const systems = (part?.fits ?? []).flatMap((each) => tables.products[each] ?? []);
  const isWrong = part && systems.every((system) => misfit(part, system) !== undefined);
  return systems.length > 1 && isWrong ? systems : [];
});

/** A system's parts with a size, if none of them fits. Then the system's own size is wrong. */
const takesNone = memoize((tables: Tables, code: string): readonly Product[] => {
  const system = tables.products[code];
  const parts = (system?.parts ?? []).flatMap((each) => tables.products[each.code] ?? []);
  const sized = parts.filter((part) => sizeOf(part) !== '');
  const isUntaken = (part: Product) =>
    system && misfit(part, system) !== undefined && misfitsAll(tables, part.code).length === 0;
  return sized.length > 1 && sized.every(isUntaken) ? sized : [];
});

/** Explains why a part that's named after another, such as a sleeve for a lamp, doesn't fit this product. */
function otherOwner(part: Product, system: Product, tables: Tables): string | undefined {
  const named = part.name
    .split(/[\s,]+/)
    .filter((word) => word !== part.code && tables.products[word] !== undefined);
  const owned = [system.code, ...system.parts.map(({ code }) => code)];
  return named.length === 0 || named.some((code) => owned.includes(code))
    ? undefined
    : `${part.code} is the "${part.name}", but ${system.code} doesn't list ${named.join(' or ')}.`;
}

const capacityOf = (product: Product | undefined) =>
  product && numericSpecification(product, 'capacity');

/** Whether a digit or the decimal point may have slipped. */
const isFar = (one: number, other: number) => Math.max(one / other, other / one) >= 3;
/** The systems of a part, if each states a different capacity. The part must be wrong. */
function againstAll(part: Product, tables: Tables): readonly Product[] {
  const own = capacityOf(part) ?? 0;
  const systems = part.fits.flatMap((code) => {
    const system = tables.products[code];
    return system && capacityOf(system) !== undefined ? system : [];
  });
  const isWrong = own > 0 && systems.every((each) => isFar(own, capacityOf(each) ?? own));
  return systems.length > 1 && isWrong ? systems : [];
}

export const systemFacts: Rule = {
  name: 'system-facts',
  description:
    "A system's specifications match its parts: the number of stages, the finest cartridge's micron rating, room for the longest cartridge, parts of the right size, lamps for its flow, and roughly its cartridge's capacity. If a part is named after another part, the system lists both.",
  check: ({ tables, written, isReported, isProductReported }) => {
    const found = written.products.flatMap(({ entry, origin }): RuleMatch[] => {
      if (isReported(origin.document, ['cartridges'])) return [];
      const firstSpare = entry.parts.findIndex(({ role }) => role === 'spare');
      const parts = entry.parts.flatMap(({ code, role, quantity }, index) => {
        const part = tables.products[code];
        const path: FieldPath =
          role === 'spare' ? ['spares', index - firstSpare] : ['cartridges', index];
        return part && !isProductReported(code, ['name']) ? [{ part, role, quantity, path }] : [];
      });
      // A part whose file can't be read may be the one that counts.
      if (parts.length < entry.parts.length) return [];
      const listed = parts.filter(({ role }) => role === 'cartridge');
      /** The cartridge that states the least or the most. */
      const first = (id: string, sign: 1 | -1) =>
        listed
          .flatMap(({ part }) => {
            const value = part.type === 'cartridge' ? numericSpecification(part, id) : undefined;
            return value === undefined ? [] : [{ code: part.code, value }];
          })
          .sort((a, b) => sign * (a.value - b.value))[0];
      const compare = (
        id: string,
        diagnosticOf: (stated: number) => RuleDiagnostic | undefined,
        partId = id,
      ): RuleMatch[] => {
        if (isProductReported(entry.code, ['specifications', partId])) return [];
        const stated = numericSpecification(entry, id);
        const path = ['specifications', id];
        const diagnostic = stated === undefined ? undefined : diagnosticOf(stated);
        if (!diagnostic) return [];
        return [reportOn(origin, path, { found: String(stated), ...diagnostic })];
      };

      const counts = listed.map(({ part, quantity }) => {
        const count = numericSpecification(part, 'stages') ?? 1;
        return { count, all: count * quantity };
      });
      const kinds = counts.reduce((sum, { count }) => sum + count, 0);
      const all = counts.reduce((sum, each) => sum + each.all, 0);
      const isComplete =
        listed.length > 0 &&
        listed.every(({ part }) => stages.has(part.type)) &&
        parts.every(({ part }) => part.type !== 'media');
      const finest = first('micron', 1);
      // A mixer tap's cartridges are below the bench.
      const longest = entry.type === 'mixer tap' ? undefined : first('length', -1);
      const untaken = takesNone(tables, entry.code);
      const [untakenPart] = untaken;
      const unfit = parts.flatMap(({ part, path }) => {
        const message =
          misfitsAll(tables, part.code).length > 0
            ? undefined
            : ((untakenPart ? undefined : misfit(part, entry)) ?? otherOwner(part, entry, tables));
        return message === undefined
          ? []
          : reportOn(origin, [...path, 'code'], {
              message,
              found: part.code,
              write: `List a part that fits ${entry.code}, or correct ${part.code}.yaml.`,
            });
      });
      // The systems that only the part's own file names.
      const { fits } = isRecord(origin.document.value) ? origin.document.value : {};
      const misfits = misfitsAll(tables, entry.code);
      const [misfitted] = misfits;
      const listedFits = misfitted || !Array.isArray(fits) ? [] : fits;
      const unfitting = listedFits.flatMap((code: unknown, index) => {
        const system = tables.products[String(code)];
        const message =
          system && takesNone(tables, system.code).length === 0 ? misfit(entry, system) : undefined;
        return message === undefined
          ? []
          : reportOn(origin, ['fits', index], {
              message,
              found: String(code),
              write: "Use a product it fits, or correct this part's size.",
            });
      });
      const lamps = listed.filter(({ part }) => part.type === 'uv lamp');
      const [lamp] = lamps;
      const treated = lamps.reduce(
        (sum, { part, quantity }) =>
          sum + quantity * (numericSpecification(part, 'lampFlow') ?? Infinity),
        0,
      );
      return [
        ...unfit,
        ...unfitting,
        ...(misfitted
          ? [
              reportOn(origin, ['specifications', 'cartridgeSize'], {
                message: `${entry.code} doesn't fit any of the ${misfits.length} products it's listed for. ${misfitted.code} takes ${sizeOf(misfitted)} cartridges.`,
                found: sizeOf(entry),
                write: 'Correct the size, or the products under fits.',
              }),
            ]
          : []),
        ...(untakenPart
          ? [
              reportOn(origin, ['specifications', 'cartridgeSize'], {
                message: `None of the ${untaken.length} cartridges listed fits ${entry.code}: ${untakenPart.code} is ${sizeOf(untakenPart)}.`,
                found: sizeOf(entry),
                write: 'Correct the size, or the list under cartridges.',
              }),
            ]
          : []),
        ...compare('flow', (stated) =>
          lamp === undefined || stated <= treated
            ? undefined
            : {
                message: `Its lamp, ${lamp.part.code}, treats up to ${treated} L/min.`,
                write: 'Correct the flow, or list the right lamp under cartridges.',
              },
        ),
        ...compare('capacity', (stated) => {
          const [system] = againstAll(entry, tables);
          const lasting = listed.filter(({ part }) => capacityOf(part) !== undefined);
          const [first] = lasting;
          const isWrong =
            first !== undefined &&
            lasting.every(
              ({ part }) =>
                isFar(stated, capacityOf(part) ?? stated) && againstAll(part, tables).length === 0,
            );
          const other = system ?? (isWrong ? first.part : undefined);
          return (
            other && {
              message: `${system ? '' : 'Its cartridge, '}${other.code}, ${system ? 'which takes it, ' : ''}has a capacity of ${capacityOf(other)} L.`,
              write: `Correct the capacity here or in ${other.code}.yaml.`,
            }
          );
        }),
        ...compare('stages', (stated) =>
          !isComplete || stated === kinds || stated === all
            ? undefined
            : {
                message: `${entry.code} lists ${kinds} ${kinds === 1 ? 'cartridge or lamp' : 'cartridges and lamps'}.`,
                write: 'Correct the number, or the list under cartridges.',
              },
        ),
        ...compare('micron', (stated) =>
          finest === undefined || stated === finest.value
            ? undefined
            : {
                message: `Its finest cartridge, ${finest.code}, is rated ${finest.value} µm.`,
                write: `Change it to ${finest.value}, or correct ${finest.code}.yaml.`,
              },
        ),
        ...compare(
          'height',
          (stated) =>
            longest === undefined || stated >= longest.value
              ? undefined
              : {
                  message: `Its cartridge, ${longest.code}, is ${longest.value} mm long, so it doesn't fit.`,
                  write: 'Correct the height. It may be swapped with the width.',
                },
          'length',
        ),
      ];
    });
    const repeats = groupBy(found, ({ message, write }) => `${message} ${write}`);
    return [...repeats.values()].flatMap(foldRepeats);
  },
};

/** One mistake in a cartridge can contradict every system that takes it. The first is reported, and the others' places with it. */
function foldRepeats(matches: readonly RuleMatch[]): readonly RuleMatch[] {
  const places = matches.flatMap(({ at }) => ('document' in at ? [at] : []));
  const [first] = matches;
  return first && isUsedWidely(places) ? [{ ...first, ...alsoAt(places.slice(1)) }] : matches;
}
