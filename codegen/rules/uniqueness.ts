import type { Origin } from '../catalogue.ts';
import type { Problem } from '../problem.ts';
import type { FieldPath, Kind } from '../read/document.ts';
import { lineOf, problemOf, type Rule } from './rule.ts';

/** Ids, titles and descriptions tell pages apart, and the parts of a page too. */
export const uniqueness: Rule = ({ documents, allCategories, allPages }) => {
  const problems: Problem[] = [];
  const once = (what: string, rule: string) => {
    const seen = new Map<string, { origin: Origin; path: FieldPath }>();
    return (value: string, origin: Origin, path: FieldPath) => {
      const first = seen.get(value);
      if (!first) return void seen.set(value, { origin, path });
      problems.push(
        problemOf(origin, path, {
          rule,
          message: `another ${what} says the same`,
          found: value,
          related: [lineOf(first.origin, first.path, 'first at')],
          write: 'something of its own',
        }),
      );
    };
  };
  const id = once('category', 'duplicate-id');
  const title = once('page', 'duplicate-title');
  const description = once('page', 'duplicate-description');
  for (const { file, origin } of allCategories) {
    id(String(file.id), origin, ['id']);
    title(file.pageTitle, origin, ['pageTitle']);
    description(file.pageDescription, origin, ['pageDescription']);
  }
  for (const { file, origin, sections } of allPages) {
    title(file.pageTitle, origin, ['pageTitle']);
    description(file.pageDescription, origin, ['pageDescription']);
    const section = once('section of the page', 'duplicate-section');
    for (const [index, { id: name }] of sections.entries())
      section(name, origin, ['sections', index, 'heading']);
  }
  for (const document of documents) {
    for (const list of lists[document.kind] ?? []) {
      const entry = once('entry', 'duplicate-id');
      for (const [index, name] of namesIn(document.value, list))
        entry(name, { document, path: [list.field, index] }, [list.key]);
    }
  }
  const menu = once('menu', 'duplicate-id');
  for (const document of documents) {
    const { kind, value } = document;
    if (kind === 'menu' && isRecord(value) && typeof value.audience === 'string')
      menu(value.audience, { document, path: [] }, ['audience']);
  }
  return problems;
};

type List = { readonly field: string; readonly key: string };
const byId = (...fields: string[]): List[] => fields.map((field) => ({ field, key: 'id' }));
/** Lists whose entries others name. Of two with one name the first would never be seen. */
const lists: Partial<Record<Kind, readonly List[]>> = {
  featured: byId('promos'),
  'teaser-prices': byId('teasers'),
  'promo-facts': byId('facts'),
  specifications: byId('specifications'),
  contaminants: byId('technologies', 'contaminants'),
  redirects: [{ field: 'redirects', key: 'from' }],
};

function namesIn(value: unknown, { field, key }: List): [number, string][] {
  const entries = isRecord(value) ? value[field] : undefined;
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) => {
    const name = isRecord(entry) ? entry[key] : undefined;
    return typeof name === 'string' ? [[index, name] as [number, string]] : [];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
