/** The catalogue's files: what each says by itself. Reads everything, stops at nothing. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RichText } from '../kernel/contract.ts';
import type { Kept } from './kept.ts';
import type { Problem } from './problem.ts';
import type { Kind, SourceDocument } from './read/document.ts';
import { type Shaped, shaped } from './shaped.ts';

export type ReadResult = {
  /** Every file that could be read. */
  readonly documents: readonly SourceDocument[];
  /** Those that have the shape of their kind. */
  readonly shaped: readonly Shaped[];
  /** Texts that took the parser, parsed. */
  readonly texts: ReadonlyMap<string, RichText>;
  readonly problems: readonly Problem[];
  /** Names of the files that could not be read: what they define exists all the same. */
  readonly unreadable: readonly { readonly kind: Kind; readonly name: string }[];
};

/** Which kind of file stands where. */
const folders: Readonly<Record<string, Kind>> = {
  categories: 'category',
  products: 'product',
  menus: 'menu',
  'dealer-range': 'dealer-range',
  pages: 'page',
  places: 'places',
};
const files: Readonly<Record<string, Kind>> = {
  'site.yaml': 'site',
  'specifications.yaml': 'specifications',
  'contaminants.yaml': 'contaminants',
  'redirects.yaml': 'redirects',
  'synonyms.yaml': 'synonyms',
  'promotions/banner.yaml': 'promotion',
  'promotions/summer-special.yaml': 'promotion',
  'promotions/featured.yaml': 'featured',
  'promotions/teaser-prices.yaml': 'teaser-prices',
  'promotions/promo-facts.yaml': 'promo-facts',
};
/** Folders that hold no YAML of ours, and files that are for people. */
const ignored = /^(schema|images)$|^README\.md$|^\./;

/** Reads every file of a catalogue folder, in the order of their names. */
export async function readCatalogue(root: string, kept: Kept): Promise<ReadResult> {
  const documents: SourceDocument[] = [];
  const fitting: Shaped[] = [];
  const texts = new Map<string, RichText>();
  const problems: Problem[] = [];
  const unreadable: { kind: Kind; name: string }[] = [];
  const names = listFiles(root, root === '' ? '.' : root);
  for (const path of names) {
    const file = join(root, path).replaceAll('\\', '/');
    const kind = kindOf(path);
    const name = stemOf(path);
    if (kind === undefined) {
      problems.push(strayFile(file, path));
      const meant = kindOf(path.replace(/\.yml$/, '.yaml'));
      // Under its right name the file would be read: what it defines is not missing.
      if (meant) unreadable.push({ kind: meant, name });
      continue;
    }
    const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (!stat?.isFile()) {
      problems.push(noFile(file));
      unreadable.push({ kind, name });
      continue;
    }
    const reading = await kept.of(file, stat, async (bytes) => {
      const { readFile } = await import('./read-file.ts');
      return readFile(file, name, kind, bytes);
    });
    problems.push(...reading.problems);
    if (!reading.content) {
      unreadable.push({ kind, name });
      continue;
    }
    const { value, fits } = reading.content;
    const { references, facts, samples, texts: parsedTexts } = reading;
    const document = { file, kind, name, value, references, facts, samples };
    documents.push(document);
    if (fits) fitting.push(shaped(document));
    for (const [text, parsed] of parsedTexts) texts.set(text, parsed);
  }
  for (const [name, kind] of Object.entries(files)) {
    if (!names.includes(name)) problems.push(missingFile(root, name, kind));
  }
  return { documents, shaped: fitting, texts, problems, unreadable };
}

const missingFile = (root: string, name: string, kind: Kind): Problem => ({
  severity: 'error',
  file: join(root, name).replaceAll('\\', '/'),
  line: 1,
  column: 1,
  field: '',
  message: 'the file is missing',
  write: `${name} as schema/${kind}.schema.json describes it`,
  rule: 'missing-file',
});

function listFiles(root: string, folder: string, prefix = ''): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !(prefix === '' && ignored.test(entry.name)) && !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(root, join(folder, entry.name), `${prefix}${entry.name}/`)
        : [`${prefix}${entry.name}`],
    );
}

function kindOf(name: string): Kind | undefined {
  if (files[name]) return files[name];
  const [folder = '', rest = ''] = name.split('/', 2);
  return name.split('/').length === 2 && rest.endsWith('.yaml') ? folders[folder] : undefined;
}

const stemOf = (name: string): string =>
  name.slice(name.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');

/** A link that leads nowhere, a pipe, a device: reading it would fail, or never end. */
const noFile = (file: string): Problem => ({
  severity: 'error',
  file,
  line: 1,
  column: 1,
  field: '',
  message: 'this is no file that can be read',
  write: 'a file in its place, or take it away',
  rule: 'stray-file',
});

function strayFile(file: string, name: string): Problem {
  const wrongEnding = name.endsWith('.yml') ? `${name.slice(0, -4)}.yaml` : undefined;
  return {
    severity: 'error',
    file,
    line: 1,
    column: 1,
    field: '',
    message: wrongEnding
      ? 'the file ends in .yml and would be overlooked'
      : 'no kind of file belongs here',
    write: wrongEnding
      ? `the name ${wrongEnding}`
      : 'the file into categories, products, menus, dealer-range, pages, promotions or places, ending in .yaml',
    rule: 'stray-file',
  };
}
