/** Whether a site was built for the host that serves the live one. Another host's files would leave it without settings. */
import { UserError } from '../user-error.ts';
import type { Files } from './plan.ts';
import type { Release } from './releases.ts';

/** Files that only this host's form has. */
const marks: readonly (readonly [host: string, file: RegExp])[] = [
  ['nginx', /^[^/]+\.conf$/],
  ['cloudflare', /\/wrangler\.jsonc$/],
];

/** Undefined for the plain trees, which any file host serves. */
const hostingOf = (names: readonly string[]): string | undefined =>
  marks.find(([, file]) => names.some((name) => file.test(name)))?.[0];

export const isSameHosting = (wanted: Files, last: Release | undefined): boolean =>
  !last || hostingOf([...wanted.keys()]) === hostingOf(Object.keys(last.files));

/** @throws UserError that names both hosts. */
export function requireSameHosting(wanted: Files, last: Release | undefined): void {
  if (!last || isSameHosting(wanted, last)) return;
  const [is, was] = [hostingOf([...wanted.keys()]), hostingOf(Object.keys(last.files))];
  const words = (host: string | undefined) => (host === undefined ? 'no host' : `--host ${host}`);
  throw new UserError(
    `The live site was built with ${words(was)}, and this site with ${words(is)}, so the server would lose its settings. Nothing was changed. Build it for that host, or publish with --other-host if the server has changed.`,
  );
}
