import { isRecord } from '../../kernel/is-record.ts';
import type { Kind, SourceDocument } from '../document.ts';
import type { Rule } from './rule.ts';
import { type Saying, saidOnce } from './said-once.ts';

type List = { readonly field: string; readonly key: string };
const byId = (...fields: string[]): List[] => fields.map((field) => ({ field, key: 'id' }));
/** Lists whose entries other files refer to. Of two with one name, only one is used. */
const lists: Partial<Record<Kind, readonly List[]>> = {
  featured: byId('promos'),
  'teaser-prices': byId('teasers'),
  'promo-facts': byId('facts'),
  specifications: byId('specifications'),
  contaminants: byId('technologies', 'contaminants'),
  redirects: [{ field: 'redirects', key: 'from' }],
};

export const duplicateId: Rule = {
  name: 'duplicate-id',
  proves: 'ACCEPTANCE 8',
  scope: 'categories, menus, promotions, vocabulary, redirects',
  description: 'An id, the address of a redirect and the audience of a menu are used once.',
  good: { file: 'categories/mains.yaml', instead: '  - id: 120', yaml: '  - id: 121' },
  bad: {
    file: 'categories/mains.yaml',
    instead: '  - id: 120',
    yaml: '  - id: 110',
    printed:
      'error catalogue/categories/mains.yaml:50:9 categories[1].id: Another category has the same value. Found 110. First at catalogue/categories/mains.yaml:36. Change one of the two. [duplicate-id]',
  },
  check: ({ documents, written, isInDoubt }) => [
    ...saidOnce(
      'category',
      written.categories.map(({ entry, origin }) => ({
        value: String(entry.id),
        origin,
        path: ['id'],
      })),
    ),
    ...documents.flatMap((document) =>
      (lists[document.kind] ?? []).flatMap((list) =>
        saidOnce('entry', namesIn(document, list)).filter(
          ({ at }) => !('path' in at) || !isInDoubt(document, at.path),
        ),
      ),
    ),
    ...saidOnce('menu', documents.flatMap(menuOf)),
  ],
};

function namesIn(document: SourceDocument, { field, key }: List): Saying[] {
  const entries = isRecord(document.value) ? document.value[field] : undefined;
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) => {
    const value = isRecord(entry) ? entry[key] : undefined;
    return typeof value === 'string'
      ? [{ value, origin: { document, path: [field, index] }, path: [key] }]
      : [];
  });
}

function menuOf(document: SourceDocument): Saying[] {
  const { kind, value } = document;
  return kind === 'menu' && isRecord(value) && typeof value.audience === 'string'
    ? [{ value: value.audience, origin: { document, path: [] }, path: ['audience'] }]
    : [];
}
