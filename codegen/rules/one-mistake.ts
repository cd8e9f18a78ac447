/** Reports a mistake that several places or rules find once, at the place where a person corrects it. */
import { groupBy } from '../../kernel/group-by.ts';
import { isError } from '../diagnostics/diagnostic.ts';
import { fieldName } from '../document.ts';
import { valueAt } from '../value-at.ts';
import { type NamedMatch, reportAt } from './rule.ts';

const maxShown = 8;

/** If several places agree, reports the value that contradicts them instead of each place. */
export function foldDisputes(found: readonly NamedMatch[]): NamedMatch[] {
  const groups = groupBy(found, ({ disputes }) =>
    disputes ? `${disputes.at.document.file} ${fieldName(disputes.at.path)} ${disputes.says}` : '',
  );
  return [...groups.values()].flatMap((matches) => {
    const [first] = matches;
    const places = matches.flatMap((match) => ('document' in match.at ? [match.at] : []));
    const distinct = new Set(
      places.map(({ document, path }) => `${document.file} ${fieldName(path)}`),
    );
    if (!first?.disputes || distinct.size < 2) return matches;
    const stated = valueAt(first.disputes.at.document.value, first.disputes.at.path);
    const { at, says, write = 'Correct this value, or those places.' } = first.disputes;
    const related = matches
      .slice(0, maxShown)
      .flatMap(({ at: place, found: words = '', update }, index) => {
        const isLast = index === maxShown - 1 && matches.length > maxShown;
        const label = isLast ? `See ${matches.length - index} more, such as` : 'See';
        const printed = update === undefined ? {} : { found: words, update };
        return 'document' in place ? { at: place, label, ...printed } : [];
      });
    return {
      rule: first.rule,
      ...reportAt(at.document, at.path, {
        ...(!matches.some(isError) && { severity: 'warning' }),
        message: `${distinct.size} places say ${says}.`,
        ...(typeof stated !== 'object' && { found: String(stated) }),
        ...{ related, write, concerns: places },
      }),
    };
  });
}

const judgesWords: ReadonlySet<string> = new Set(['house-style', 'stated-claim']);

/** Keeps only the longest quote of several warnings about the same words. */
export function foldWords(found: readonly NamedMatch[]): NamedMatch[] {
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
