import { addEntry } from '../editing/edit-yaml.ts';
import { writeFields } from '../editing/write-value.ts';
import { categoryPositions, positionOfCategory } from './category-position.ts';
import { explained, listOf, schemaLine, type Template } from './template.ts';

export const newCategory: Template = {
  words: [{ name: 'url', ask: 'The last part of its address', example: 'filters-for-schools' }],
  questions: [
    {
      name: 'parent',
      ask: 'The category above it, or none',
      example: '/mains-water-filter-systems',
    },
    { name: 'name', ask: 'Its name in menus', example: 'Filters for schools' },
    { name: 'header', ask: 'Its heading', example: 'Water filters for schools' },
    { name: 'description', ask: 'The purpose of the range, in two sentences', example: '…' },
    {
      name: 'page-title',
      ask: 'Its title in the browser tab',
      example: 'Water filters for schools',
    },
    { name: 'page-description', ask: 'Its description in search engines', example: '…' },
    { name: 'items', ask: 'The codes of its products', example: 'FTN-B1, FTN-W1' },
  ],
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
