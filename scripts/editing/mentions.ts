/** Finds mentions of a product or a page: references, links, and words in text. */
import type { FieldPath, FileType } from '../../codegen/document.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches whole product codes: WH2-30, but not in WH2-30-LF. */
export const codePattern = (...codes: readonly string[]): RegExp =>
  new RegExp(
    `(?<![A-Za-z0-9-])(?:${codes.map(escaped).join('|')})(?![A-Za-z0-9]|-[A-Za-z0-9])`,
    'g',
  );

/** Matches a whole path of this site: /articles, but not in /articles/uv. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`(?<![\\w~-])${escaped(path)}(?![\\w/~-]|\\.\\w)`, 'g');

/** Replaces matches in a string, except in other sites' addresses. `hosts` are ours, such as https://www.example.com. */
export const replaceMentions = (
  text: string,
  pattern: RegExp,
  to: string,
  origins: readonly string[],
): string =>
  text.replace(pattern, (found, at: number) => {
    const origin = /https?:\/\/[^\s/?#)"'\]]+/.exec(
      text.slice(0, at).match(/https?:\/\/[^\s)"'\]]*$/)?.[0] ?? '',
    )?.[0];
    return origin === undefined || origins.includes(origin) ? to : found;
  });

/** Former codes, keywords and old addresses keep the previous name, because people still search for it. */
export function listsFormerNames(kind: FileType, path: FieldPath): boolean {
  const [first] = path;
  if (kind === 'product') return first === 'formerCodes' || first === 'keywords';
  return kind === 'redirects' && path.at(-1) === 'from';
}

/** A code without digits or hyphens may be an ordinary word. */
export const isUnmistakableCode = (code: string): boolean =>
  /[\d-]/.test(code) && /[A-Z]/.test(code);
