import { addEntry } from '../editing/edit-yaml.ts';
import { writeFields } from '../editing/write-value.ts';
import { categoryPlaces, placeOfCategory } from './category-place.ts';
import { listOf, type NewKind, schemaLine, told } from './new-kind.ts';

export const newCategory: NewKind = {
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
    const parent = told(answers, 'parent');
    const ids = categoryPlaces(editing).map(({ category }) => category.id);
    const url = told(answers, 'url').replace(/^\/+/, '');
    const text = writeFields({
      id: Math.max(0, ...ids) + 1,
      name: told(answers, 'name'),
      header: told(answers, 'header'),
      description: told(answers, 'description'),
      url,
      pageTitle: told(answers, 'page-title'),
      pageDescription: told(answers, 'page-description'),
      layout: 'Layout Items',
      items: listOf(answers['items']),
    });
    if (parent === 'none') {
      editing.proposal.create(`categories/${url}.yaml`, schemaLine('category') + text);
      return [`Add it to menus/consumer.yaml: - category: /${url}`];
    }
    const place = placeOfCategory(editing, parent);
    editing.proposal.edit(place.file, (yaml) =>
      addEntry(yaml, [...place.path, 'categories'], { spelling: text }, place.order),
    );
    return [];
  },
};
