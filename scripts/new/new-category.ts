import { addEntry } from '../editing/edit-yaml.ts';
import { requireProduct } from '../editing/require-entry.ts';
import { categoryPositions, positionOfCategory } from './category-position.ts';
import { explained, listOf, schemaLine, type Template } from './template.ts';

export const newCategory: Template = {
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
      return [`Add it to menus/consumer.yaml: - category: /${url}`];
    }
    const position = positionOfCategory(editing, parent);
    editing.proposal.edit(position.file, (yaml) =>
      addEntry(yaml, [...position.path, 'categories'], { spelling: text }, position.order),
    );
    return [];
  },
};
