/** All other texts. */
import { codePattern } from '../editing/mentions.ts';
import { type CountryChange, renamesOf } from './change-report.ts';
import type { Snapshot } from './snapshot.ts';

export function textChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  const renames = renamesOf(before, after);
  // A product's new code is reported once, not for each text that mentions it.
  const inNewNames = (text: string): string =>
    [...renames].reduce((named, [from, to]) => named.replaceAll(codePattern(from), to), text);
  return Object.entries(before.entities).flatMap(([old, { texts }]): CountryChange[] => {
    const entity = inNewNames(old);
    const now = after.entities[entity];
    if (!now) return [];
    const known = new Map(
      Object.entries(texts).map(([field, text]) => [inNewNames(field), text] as const),
    );
    const fields = [...new Set([...known.keys(), ...Object.keys(now.texts)])];
    return fields.flatMap((field): CountryChange[] => {
      const [was, is] = [known.get(field), now.texts[field]];
      if (was !== undefined && inNewNames(was) === is) return [];
      return [
        {
          topic: 'texts',
          subject: entity,
          what: field,
          ...(was !== undefined && { before: was }),
          ...(is !== undefined && { after: is }),
          level: 'note',
          pages: now.pages,
        },
      ];
    });
  });
}
