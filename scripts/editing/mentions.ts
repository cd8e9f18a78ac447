/** Where the files name a product or a page: by reference, in a link, or in the middle of a text. */
import type { FieldPath, Kind } from '../../codegen/document.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The code of a product where it stands by itself: WH2-30, but not within WH2-30-LF. */
export const codePattern = (code: string): RegExp =>
  new RegExp(`(?<![A-Za-z0-9-])${escaped(code)}(?![A-Za-z0-9]|-[A-Za-z0-9])`, 'g');

/** A path of this site, up to where it ends: /articles, but not within /articles/uv. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`(?<![\\w~-])${escaped(path)}(?![\\w/~-]|\\.\\w)`, 'g');

/** What a pattern finds in a text gives way, save in addresses of others. `hosts`: ours, as https://www.example.com. */
export const renameIn = (
  text: string,
  pattern: RegExp,
  to: string,
  hosts: readonly string[],
): string =>
  text.replace(pattern, (found, at: number) => {
    const host = /https?:\/\/[^\s/?#)"'\]]+/.exec(
      text.slice(0, at).match(/https?:\/\/[^\s)"'\]]*$/)?.[0] ?? '',
    )?.[0];
    return host === undefined || hosts.includes(host) ? to : found;
  });

/** What tells of former days, or is looked for by its former name, is not renamed. */
export function keepsFormerNames(kind: Kind, path: FieldPath): boolean {
  const [first] = path;
  if (kind === 'product') return first === 'formerCodes' || first === 'keywords';
  return kind === 'redirects' && path.at(-1) === 'from';
}

/** A code of letters alone may be a word of the language. */
export const isTellingCode = (code: string): boolean => /[\d-]/.test(code) && /[A-Z]/.test(code);
