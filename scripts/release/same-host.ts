/** Whether a site has the form of the host that serves what stands there: another one's would leave it without its settings. */
import { Fault } from '../fault.ts';
import type { Files } from './plan.ts';
import type { Release } from './releases.ts';

/** What a form has at least one file of, and no other. */
const marks: readonly (readonly [host: string, file: RegExp])[] = [
  ['nginx', /^[^/]+\.conf$/],
  ['cloudflare', /\/wrangler\.jsonc$/],
];

/** Undefined for the two trees alone, which any host of files serves. */
const hostOf = (names: readonly string[]): string | undefined =>
  marks.find(([, file]) => names.some((name) => file.test(name)))?.[0];

export const isSameHost = (wanted: Files, last: Release | undefined): boolean =>
  !last || hostOf([...wanted.keys()]) === hostOf(Object.keys(last.files));

/** @throws Fault that names both hosts. */
export function requireSameHost(wanted: Files, last: Release | undefined): void {
  if (!last || isSameHost(wanted, last)) return;
  const [is, was] = [hostOf([...wanted.keys()]), hostOf(Object.keys(last.files))];
  const words = (host: string | undefined) => (host === undefined ? 'no host' : `--host ${host}`);
  throw new Fault(
    `The live site was built with ${words(was)}, and this site with ${words(is)}: the server would lose its settings. Nothing was touched. Build it for that host, or publish with --other-host if the server has changed.`,
  );
}
