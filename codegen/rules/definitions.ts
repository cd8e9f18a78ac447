/** Where the things stand that other files name: a name that several places miss may be misspelt there. */
import { isRecord } from '../../kernel/is-record.ts';
import type { Origin } from '../catalogue.ts';
import { distance, isSpelledWell, meant } from '../diagnostics/suggest.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { FoundReference, Kind } from '../load/document.ts';
import type { RuleInput } from './rule.ts';

/** What files name by an id of its own. */
export type NamedKind = Exclude<FoundReference['kind'], 'link' | 'image'>;

type Definition = {
  readonly name: string;
  readonly origin: Origin;
  /** What must stand there for the thing to have another name; absent where that is not sure. */
  readonly renamed: (name: string) => string | undefined;
};

const lists: Partial<Record<NamedKind, readonly [kind: Kind, field: string]>> = {
  specification: ['specifications', 'specifications'],
  contaminant: ['contaminants', 'contaminants'],
  technology: ['contaminants', 'technologies'],
  'featured-promo': ['featured', 'promos'],
  teaser: ['teaser-prices', 'teasers'],
};

export function definitionsOf(kind: NamedKind | 'link', input: RuleInput): Definition[] {
  if (kind === 'link')
    return [...definitionsOf('page', input), ...definitionsOf('category', input)];
  const { documents, written } = input;
  if (kind === 'page')
    return written.pages.map(({ entry, origin }) => ({
      name: entry.url,
      origin: { ...origin, path: [...origin.path, 'url'] },
      renamed: yamlText,
    }));
  if (kind === 'category')
    return written.categories.map(({ entry: { url }, origin }) => {
      const above = url.slice(0, url.lastIndexOf('/') + 1);
      return {
        name: url,
        origin: { ...origin, path: [...origin.path, 'url'] },
        // Only the last part of the address stands in the file.
        renamed: (name: string) =>
          name.startsWith(above) && !name.slice(above.length).includes('/') && above !== '/'
            ? yamlText(name.slice(above.length))
            : undefined,
      };
    });
  const [home, field] = lists[kind] ?? [];
  if (home === undefined || field === undefined) return [];
  return documents
    .filter((document) => document.kind === home)
    .flatMap((document) => {
      const entries = isRecord(document.value) ? document.value[field] : undefined;
      return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) =>
        isRecord(entry) && typeof entry.id === 'string'
          ? [
              {
                name: entry.id,
                origin: { document, path: [field, index, 'id'] },
                renamed: yamlText,
              },
            ]
          : [],
      );
    });
}

/** More letters than these are no slip: the thing was given another name. */
const mostSlips = 3;

/** Where nothing is spelled like an address that is missed: the only one beside it that nothing leads to. */
export function unnamedBeside(
  missing: string,
  definitions: readonly Definition[],
  used: ReadonlySet<string>,
): readonly string[] {
  const aboveOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1);
  const beside = definitions.filter(
    // Nobody leads to the page of what is not there.
    ({ name }) => aboveOf(name) === aboveOf(missing) && !used.has(name) && name !== '/404',
  );
  return beside.length === 1 ? beside.map(({ name }) => name) : [];
}

/** The thing that nobody names, and whose name is nearly the one that is missed. */
export function misspeltDefinition(
  missing: string,
  definitions: readonly Definition[],
  used: ReadonlySet<string>,
): (Pick<Definition, 'name' | 'origin'> & { readonly fix?: string }) | undefined {
  const unused = definitions.filter(({ name }) => !used.has(name));
  const near = meant(missing, new Set(unused.map(({ name }) => name))).perhaps;
  const found = near.length === 1 ? unused.find(({ name }) => name === near[0]) : undefined;
  if (!found || distance(missing, found.name) > mostSlips) return undefined;
  const others = definitions.flatMap(({ name }) => (name === found.name ? [] : name));
  if (isSpelledWell(found.name, others)) return undefined;
  const fix = found.renamed(missing);
  return { name: found.name, origin: found.origin, ...(fix !== undefined && { fix }) };
}
