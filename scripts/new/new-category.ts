import { addEntry } from '../editing/edit-yaml.ts';
import { requireProduct } from '../editing/require-entry.ts';
import { writeFields } from '../editing/write-value.ts';
import { categoryPositions, positionOfCategory } from './category-position.ts';
import { explained, listOf, schemaLine, type Template } from './template.ts';

export const newCategory: Template = {
  kind: 'category',
  path: [],
  requires: {
    parent: (editing, parent) => parent === 'none' || positionOfCategory(editing, parent),
    items: (editing, items) => listOf(items).map((code) => requireProduct(editing, code)),
  },
  make: (editing, answers) => {
    const parent = explained(answers, 'parent');
    const ids = categoryPositions(editing).map(({ category }) => category.id);
    const url = explained(answers, 'url').replace(/^\/+/, '');
    const text = writeFields({
      id: Math.max(0, ...ids) + 1,
      name: explained(answers, 'name'),
      header: explained(answers, 'header'),
      description: explained(answers, 'description'),
      url,
      pageTitle: explained(answers, 'page-title'),
      pageDescription: explained(answers, 'page-description'),
      layout: 'Layout Items',
      items: listOf(answers['items']),
    });
    if (parent === 'none') {
      editing.proposal.create(`categories/${url}.yaml`, schemaLine('category') + text);
      return [`Add it to menus/consumer.yaml: - category: /${url}`];
    }
    const position = positionOfCategory(editing, parent);
    editing.proposal.edit(position.file, (yaml) =>
      addEntry(yaml, [...position.path, 'categories'], { spelling: text }, position.order),
    );
    return [];
  },
};
