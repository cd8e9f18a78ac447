import type { SiteFile } from '../../codegen/files/site.ts';
import { Fault } from '../fault.ts';
import type { Editing } from './editing.ts';

/** What site.yaml says; a Fault where it cannot be told. */
export function siteOf({ root, validated }: Pick<Editing, 'root' | 'validated'>): SiteFile {
  for (const entry of validated) if (entry.kind === 'site') return entry.value;
  throw new Fault(`${root}/site.yaml cannot be read; npm run check says why.`);
}

/** The public addresses of the countries. */
export const hostsOf = (editing: Pick<Editing, 'root' | 'validated'>): string[] =>
  Object.values(siteOf(editing).countries).map(({ externalUrl }) => externalUrl);
