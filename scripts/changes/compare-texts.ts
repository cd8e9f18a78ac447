/** All other texts. */
import { codePattern } from '../editing/mentions.ts';
import { byField, snapshotText, snapshotVersion } from '../snapshot/public-snapshot.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { type CountryChange, renamesOf } from './change-report.ts';

export function textChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  const renames = renamesOf(before, after);
  // A product's new code is reported once, not for each text that mentions it.
  const inNewNames = (text: string | undefined): string | undefined =>
    [...renames].reduce((named, [from, to]) => named?.replaceAll(codePattern(from), to), text);
  const inOldNames = (text: string): string =>
    [...renames].reduce((named, [from, to]) => named.replaceAll(codePattern(to), from), text);
  return Object.entries(before.entities).flatMap(([old, { texts }]): CountryChange[] => {
    const entity = inNewNames(old) ?? old;
    const now = after.entities[entity];
    if (!now) return [];
    const isPrinted = Object.values(texts).some((text) => text.startsWith(snapshotVersion));
    const current = isPrinted ? byField(now.texts) : now.texts;
    const known = new Map(
      Object.entries(texts).map(([field, text]) => [inNewNames(field) ?? field, text]),
    );
    const fields = [...new Set([...known.keys(), ...Object.keys(current)])];
    return fields.flatMap((field): CountryChange[] => {
      const [was, is] = [known.get(field), current[field]];
      const isPrint = was?.startsWith(snapshotVersion) ?? false;
      const isSame = isPrint
        ? is !== undefined && [is, inOldNames(is)].some((text) => was === snapshotText(text))
        : inNewNames(was) === is;
      if (isSame) return [];
      return [
        {
          topic: 'texts',
          subject: entity,
          what: field,
          ...(was !== undefined && !isPrint && { before: was }),
          ...(is !== undefined && { after: is }),
          level: 'note',
          ...(isPrint && { note: 'the published text is only known by its fingerprint' }),
          pages: now.pages,
        },
      ];
    });
  });
}
