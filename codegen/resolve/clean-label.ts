import type { SiteFile } from '../../kernel/generated/site.ts';

export type CleaningStep = SiteFile['labelCleaning'][number];

/**
 * Cleans menu labels of the commerce backend (SPEC 9, A-36) by the steps of site.yaml: in order,
 * all occurrences, case-sensitive, then trimmed. A label that would end up empty is unchanged.
 * Anything but a string is logged and returned unchanged (SPEC 8).
 */
export function getStringClean(value: unknown, steps: readonly CleaningStep[]): unknown {
  try {
    if (typeof value !== 'string') throw new TypeError(`not a string: ${String(value)}`);
    return cleanLabel(value, steps);
  } catch (error) {
    console.error('Error in getStringClean:', error);
    return value;
  }
}

export function cleanLabel(label: string, steps: readonly CleaningStep[]): string {
  const cleaned = steps
    .reduce((text, { text: unwanted, optionalDash, trailingDigit }) => {
      const without =
        unwanted === undefined
          ? text
          : optionalDash
            ? text.replaceAll(`${unwanted}-`, '').replaceAll(unwanted, '')
            : text.replaceAll(unwanted, '');
      return trailingDigit ? without.replace(/ \(\d\)$/, '') : without;
    }, label)
    .trim();
  return cleaned === '' ? label : cleaned;
}

/** Returns the alternative link of an entry with this cleaned label (NAV-19 to NAV-21). */
export const overrideOf = ({ linkOverrides }: Pick<SiteFile, 'linkOverrides'>, label: string) =>
  linkOverrides.find((candidate) => candidate.label === label)?.url;
