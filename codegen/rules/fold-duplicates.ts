/** Reports a mistake that several places or rules find once, at the place where a person corrects it. */
import { formatList } from '../../kernel/format-list.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { isError } from '../diagnostics/diagnostic.ts';
import { countFirst } from '../diagnostics/words.ts';
import { fieldName } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import { valueAt } from '../value-at.ts';
import { type NamedMatch, type RuleMatch, reportAt } from './rule.ts';

type Place = Pick<RuleMatch, 'found' | 'update'> & { readonly at: SourceLocation };

/** Lists further places of a mistake, which aren't reported separately. */
export const otherPlaces = (places: readonly Place[], label = "It's also used at", shown = 3) =>
  places.length > 0 && {
    concerns: places.map(({ at }) => at),
    related: places.slice(0, shown).map(({ at, found = '', update }, index) => ({
      at,
      label:
        index === shown - 1 && places.length > shown
          ? `${label} ${places.length - index} more places, such as`
          : label,
      ...(update !== undefined && { found, update }),
    })),
  };

type Disputing = NamedMatch & Place & Required<Pick<NamedMatch, 'disputes'>>;
const isDisputing = (match: NamedMatch): match is Disputing =>
  match.disputes !== undefined && 'document' in match.at;
const placeOf = ({ document, path }: SourceLocation) => `${document.file} ${fieldName(path)}`;

/** If several places agree, reports the value that contradicts them instead of each place. */
export function foldDisputes(found: readonly NamedMatch[]): NamedMatch[] {
  const groups = groupBy(found.filter(isDisputing), ({ disputes: { at, says, right } }) =>
    // A product's prices in all countries are one mistake.
    right === undefined ? `${placeOf(at)} ${says}` : parentOf(at),
  );
  return [
    ...found.filter((match) => !isDisputing(match)),
    ...[...groups.values()].flatMap((matches) => {
      const sides = [...groupBy(matches, ({ disputes: { says } }) => says).values()];
      const fields = new Set(matches.map(({ disputes: { at } }) => placeOf(at)));
      return sides.length === fields.size ? report(sides) : sides.flatMap((side) => report([side]));
    }),
  ];
}

export const parentOf = ({ document, path }: SourceLocation) =>
  placeOf({ document, path: path.slice(0, -1) });

/** Reports one value, or several of one group, that places contradict. */
function report(sides: readonly (readonly Disputing[])[]): NamedMatch[] {
  const matches = sides.flat();
  const [first] = matches;
  const count = new Set(matches.map(({ at }) => placeOf(at))).size;
  const entries = new Set(matches.map(({ at }) => (sides.length > 1 ? parentOf(at) : placeOf(at))));
  if (!first || (entries.size < 2 && !first.disputes.isSure)) return matches;
  const claims = sides.flatMap(([each]) => each?.disputes ?? []);
  const [{ at, right, write = 'Correct whichever is wrong.' } = first.disputes] = claims;
  const isGroup = claims.length > 1;
  const changes = claims.map((each) => `"${each.at.path.at(-1)}" to ${each.right}`);
  const owns = formatList(claims.flatMap((each) => each.own ?? []));
  const stated = valueAt(at.document.value, at.path);
  const isStated = !isGroup && isPlain(stated);
  const is = isGroup
    ? `this product's prices come to ${owns}`
    : stated === true
      ? "it's marked as discontinued"
      : `"${fieldName(at.path)}" here is ${JSON.stringify(stated)}${owns && ` ex GST (${owns})`}`;
  return [
    {
      rule: (matches.find(isError) ?? first).rule,
      ...reportAt(at.document, isGroup ? at.path.slice(0, -1) : at.path, {
        ...(!matches.some(isError) && { severity: 'warning' }),
        message: `${isGroup ? 'Other places say' : count > 1 ? `${countFirst(count)} places say` : `The ${first.at.path.at(-1)} says`} ${formatList(claims.map(({ says }) => says))}${isGroup || isStated ? `, but ${is}` : ''}.`,
        ...(isStated && stated !== true && { found: String(stated) }),
        ...otherPlaces(matches, 'See', 8),
        write:
          right === undefined
            ? write
            : `If those places are right, change ${formatList(changes)} here${owns ? ' (ex GST)' : ''}. Otherwise, ${owns ? `change those places to ${owns}` : 'correct those places'}.`,
      }),
    },
  ];
}

/** A whole description is too long to quote. */
const isPlain = (value: unknown) => /^[^[{].{0,80}$/.test(JSON.stringify(value) ?? '');

const judgesWords: ReadonlySet<string> = new Set(['house-style', 'stated-claim']);

/** Keeps only the longest quote of several warnings about the same words. */
export function foldWords(all: readonly NamedMatch[]): NamedMatch[] {
  // A misspelt word makes two labels alike.
  const isAt = (rule: string, place: string) =>
    all.some((each) => each.rule === rule && 'document' in each.at && placeOf(each.at) === place);
  const found = all.filter(
    ({ rule, at }) =>
      rule !== 'alike-labels' || !('document' in at) || !isAt('misspelt-name', placeOf(at)),
  );
  const quoting = groupBy(found, ({ rule, at, within, found: words }) =>
    'document' in at && judgesWords.has(rule) && within !== undefined && words !== undefined
      ? `${at.document.file} ${fieldName(at.path)}`
      : '',
  );
  return [...quoting].flatMap(([place, matches]) =>
    place === ''
      ? matches
      : matches.filter(
          ({ within = '' }, index) =>
            !matches.some(
              ({ within: other = '' }, at) =>
                other.includes(within) && (other.length > within.length || at < index),
            ),
        ),
  );
}
