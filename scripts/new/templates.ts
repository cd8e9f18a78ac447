import { categoryPositions, positionOfCategory } from '../editing/category-position.ts';
import { addEntry } from '../editing/edit-yaml.ts';
import type { Editing } from '../editing/editing.ts';
import { yamlFileOfPage } from '../editing/rename-page.ts';
import { pageAt, requirePage, requireProduct } from '../editing/require-entry.ts';
import { UserError } from '../user-error.ts';
import type { KindName } from './entry-kinds.ts';
import { newProduct, newProductFile } from './new-product.ts';
import { type Answers, explained, listOf, schemaLine, type Template } from './template.ts';

const newPage: Template = {
  requires: {
    url: (editing, url) => {
      if (pageAt(editing, url)) throw new UserError(`${url} is already a page. Use another path.`);
    },
    parent: (editing, parent) => requirePage(editing, parent),
  },
  make: (editing, answers, write) => {
    const file = yamlFileOfPage(explained(answers, 'url'));
    editing.proposal.create(file, schemaLine('page') + write());
    return [
      `Add its text under sections in ${file}.`,
      'Link to it from a menu or another page, unless its parent lists it.',
    ];
  },
};

const newCategory: Template = {
  requires: {
    parent: (editing, parent) => parent === 'none' || positionOfCategory(editing, parent),
    items: (editing, items) => listOf(items).map((code) => requireProduct(editing, code)),
  },
  make: (editing, answers, write) => {
    const parent = explained(answers, 'parent');
    const ids = categoryPositions(editing).map(({ category }) => category.id);
    const url = explained(answers, 'url').replace(/^\/+/, '');
    const text = write({ id: Math.max(0, ...ids) + 1, url, layout: 'Layout Items' });
    if (parent === 'none') {
      editing.proposal.create(`categories/${url}.yaml`, schemaLine('category') + text);
      return [`Add this line to menus/consumer.yaml: - category: /${url}`];
    }
    const position = positionOfCategory(editing, parent);
    editing.proposal.edit(position.file, (yaml) =>
      addEntry(yaml, [...position.path, 'categories'], { spelling: text }, position.order),
    );
    return [];
  },
};

const entryOf = (
  file: string,
  list: string,
  left: (answers: Answers) => readonly string[] = () => [],
): Template => ({
  make: (editing, answers, write) => {
    const { from, to } = answers;
    const entry = from && to ? { from, to } : { spelling: write() };
    editing.proposal.edit(file, (yaml) => addEntry(yaml, [list], entry));
    return left(answers);
  },
});

/** Suggests the coordinates of another place in the same suburb. */
function coordinates({ validated }: Editing, name: string, answers: Answers): string | undefined {
  if (name !== 'latitude' && name !== 'longitude') return undefined;
  const near = validated
    .flatMap((entry) => (entry.kind === 'places' ? entry.value.places : []))
    .find(
      ({ postcode, suburb, country }) =>
        postcode === answers['postcode'] &&
        suburb === answers['suburb'] &&
        country === answers['country'],
    );
  return near && String(near[name]);
}

export const templates: Readonly<Record<KindName, Template>> = {
  product: newProduct,
  'product-file': newProductFile,
  page: newPage,
  category: newCategory,
  promotion: entryOf('promotions/featured.yaml', 'promos', ({ id, start }) => [
    `Add this line to a category: ${start === undefined ? `featured: ${id}` : `seasonal: [${id}]`}`,
  ]),
  store: { ...entryOf('places/stores.yaml', 'places'), suggest: coordinates },
  installer: { ...entryOf('places/installers.yaml', 'places'), suggest: coordinates },
  redirect: entryOf('redirects.yaml', 'redirects'),
};
