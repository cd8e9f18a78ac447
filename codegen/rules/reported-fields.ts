/** Finds values with reported errors, so rules ignore anything that depends on them. */
import { fieldName } from '../document.ts';
import type { IsReported, RuleMatch } from './rule.ts';

export type ReportedField = { readonly file: string; readonly field: string };

export function reportedFields(doubted: readonly ReportedField[]): IsReported {
  const fields = new Map<string, Set<string>>();
  for (const { file, field } of doubted)
    if (field !== '') fields.set(file, (fields.get(file) ?? new Set()).add(field));
  return (document, path) => {
    const doubtful = fields.get(document.file);
    if (doubtful === undefined) return false;
    const own = fieldName(path);
    return [...doubtful].some((field) => isWithin(own, field) || isWithin(field, own));
  };
}

const isWithin = (part: string, whole: string): boolean =>
  part === whole || part.startsWith(`${whole}.`) || part.startsWith(`${whole}[`);

export const fieldsReportedBy = ({ at, concerns = [] }: RuleMatch): ReportedField[] =>
  [...('document' in at ? [at] : []), ...concerns].map(({ document, path }) => ({
    file: document.file,
    field: fieldName(path),
  }));
