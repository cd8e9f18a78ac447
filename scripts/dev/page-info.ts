/** Writes the development toolbar, with a page's files and their diagnostics. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { type FieldPath, fieldName, type SourceDocument } from '../../codegen/document.ts';
import { type Country, countries } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { audiences } from '../../kernel/navigation.ts';
import type { Tables } from '../../kernel/tables.ts';
import { escapeHtml } from '../../site/document/html.ts';
import { categoryPositions } from '../editing/category-position.ts';
import { lineAt } from '../editing/edit-yaml.ts';
import { count, type Editing, openCatalogue } from '../editing/editing.ts';
import { fillTemplate } from '../fill-template.ts';
import { projectRoot } from '../project-root.ts';

export const toolbarPath = '/__toolbar';
type PageInfo = Awaited<ReturnType<typeof pageInfo>>;

/** `originOf` returns a country's site, "http://nz.localhost:5173". `day` is the site's date, empty for today. */
export function toolbar(
  { files, problems, total }: PageInfo,
  day: string,
  country: Country,
  originOf: (country: Country) => string,
): string {
  const option = (value: string, name: string, isChosen: boolean) =>
    `<option value="${escapeHtml(value)}"${isChosen ? ' selected' : ''}>${name}</option>`;
  const places = (all: PageInfo['files']) =>
    all.map(({ at, about }) => {
      const place = escapeHtml(at);
      return `<li><button name="open" type="button" class="link" value="${place}">${place}</button> ${escapeHtml(about)}</li>`;
    });
  return fillTemplate('dev/toolbar.html', {
    problemCount: `${count(problems.length, 'problem')} on this page, ${total} in all`,
    problems: places(problems),
    fileCount: count(files.length, 'file'),
    files: places(files),
    day,
    countries: countries.map((each) => option(originOf(each), each, each === country)),
    audiences: audiences.map((each) => option(each, each, false)),
  });
}

type Entry = { readonly document: SourceDocument; readonly path: FieldPath };

const aboutOthers = ['claims', 'featured', 'teaser-prices', 'promo-facts'];

/** `at` opens a place in the editor: "catalogue/claims.yaml:12". `total` counts all diagnostics. */
export async function pageInfo(
  root: string,
  tables: Tables,
  address: string,
  diagnostics: readonly Diagnostic[],
) {
  const path = tables.routes[address] ? address : '/404';
  const kind = tables.routes[path]?.kind;
  const type = (kind === 'page' ? tables.pages[path]?.template : kind) ?? '';
  const editing = await openCatalogue(root);
  const own = entryAt(editing, path);
  const names = [path, path.slice(1)];
  const naming = editing.documents
    .filter(({ kind }) => kind !== 'menu' && kind !== 'redirects')
    .flatMap((document) =>
      document.references
        .filter(({ value }) => names.includes(value.replace(/[?#].*/, '')))
        .map((reference): Entry => ({ document, path: entryPath(reference.path) })),
    );
  const named = (own?.document.references ?? [])
    .filter((reference) => isBelow(reference.path, own?.path ?? []))
    .flatMap(({ kind, value }) =>
      kind === 'featured-promo' || kind === 'teaser'
        ? entryWithId(editing, kind === 'teaser' ? 'teaser-prices' : 'featured', value)
        : entryAt(editing, kind === 'product' ? `/${value}` : value),
    );
  const lines = new Map<string, string>();
  const add = (about: string, entries: readonly (Entry | undefined)[]) => {
    for (const entry of entries) {
      if (!entry) continue;
      const { file } = entry.document;
      const text = editing.proposal.read(editing.nameOf(entry.document));
      const at = `${file}:${entry.path.length > 0 ? lineAt(text, entry.path) : 1}`;
      if (!lines.has(at)) lines.set(at, about);
    }
  };
  add('This page', [own]);
  add('Used on this page', named);
  add('Refers to this page', naming);
  const reported = [own, ...naming.filter(({ document }) => aboutOthers.includes(document.kind))];
  // An error anywhere stops all page updates, so every page lists it.
  const problems = diagnostics.filter(
    ({ file, field, severity }) =>
      severity === 'error' ||
      reported.some((entry) => entry?.document.file === file && isFieldIn(field, entry.path)),
  );
  return {
    files: [
      ...[...lines].map(([at, about]) => ({ at, about })),
      { at: `${viewOf(type)}:1`, about: 'Draws this page' },
    ],
    problems: problems.map(({ file, line, column, message, write = '', rule }) => ({
      at: `${file}:${line}:${column}`,
      about: `${message} ${write} [${rule}]`.replace(/\s+/g, ' '),
    })),
    total: diagnostics.length,
  };
}

function entryAt(editing: Editing, path: string): Entry | undefined {
  const category = categoryPositions(editing).find(({ url }) => url === path);
  const document = editing.documents.find(
    (each) =>
      editing.nameOf(each) === category?.file ||
      (each.kind === 'product' && each.name === path.slice(1)) ||
      (each.kind === 'page' && isRecord(each.value) && each.value.url === path),
  );
  return document && { document, path: category?.path ?? [] };
}

function entryWithId(editing: Editing, kind: SourceDocument['kind'], id: string): Entry[] {
  return editing.of(kind).flatMap((document) =>
    Object.entries(Object(document.value)).flatMap(([list, entries]) => {
      const at = Array.isArray(entries) ? entries.findIndex((each) => each?.id === id) : -1;
      return at < 0 ? [] : [{ document, path: [list, at] }];
    }),
  );
}

/** `claims[3].products[0]` as `claims[3]`. */
const entryPath = (path: FieldPath): FieldPath =>
  path.slice(0, path.findIndex((part) => typeof part === 'number') + 1);

const isBelow = (path: FieldPath, above: FieldPath): boolean =>
  above.every((part, index) => path[index] === part);

function isFieldIn(field: string, path: FieldPath): boolean {
  const own = fieldName(path);
  const rest = field.slice(own.length);
  return (
    field.startsWith(own) &&
    (own === '' || /^(?:$|[.[])/.test(rest)) &&
    !/^\.?categories\[/.test(rest)
  );
}

const viewOf = (type: string): string => {
  const folder = join('site', 'page-types', type);
  const view = `${type.replaceAll('-', '')}.tsx`;
  const file = readdirSync(join(projectRoot, folder)).find((name) => name.toLowerCase() === view);
  return join(folder, file ?? '').replaceAll('\\', '/');
};
