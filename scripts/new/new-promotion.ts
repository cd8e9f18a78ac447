import { addEntry, setValue } from '../editing/edit-yaml.ts';
import { writeFields } from '../editing/write-value.ts';
import { positionOfCategory } from './category-position.ts';
import { explained, listOf, type Template } from './template.ts';

export const newPromotion: Template = {
  words: [{ name: 'id', ask: 'Its id, which categories use', example: 'summer-rainwater' }],
  questions: [
    { name: 'title', ask: 'Its title', example: 'Tank water for the summer' },
    { name: 'points', ask: 'Its lines, with ; between them', example: 'Two stages; UV light last' },
    { name: 'link', ask: 'Where it leads', example: '/HYBRID-G8' },
    { name: 'link-label', ask: "The link's text", example: 'See HYBRID-G8' },
    { name: 'category', ask: 'The category that shows it', example: '/rainwater-filter-systems' },
    { name: 'price', ask: 'Australian price with GST', example: '2,786.61', optional: true },
    { name: 'price-nz', ask: 'New Zealand price with GST', example: '3,043.44', optional: true },
    { name: 'product', ask: 'The product in its picture', example: 'HYBRID-G8', optional: true },
    { name: 'start', ask: 'Its first day', example: '2026-12-01', optional: true },
    { name: 'end', ask: 'Its last day', example: '2027-02-28', optional: true },
  ],
  make: (editing, answers) => {
    const id = explained(answers, 'id');
    const entry = writeFields({
      id,
      title: explained(answers, 'title'),
      points: listOf(answers['points'], ';'),
      price: answers['price'],
      priceNZ: answers['price-nz'],
      link: explained(answers, 'link'),
      linkLabel: explained(answers, 'link-label'),
      product: answers['product'],
      start: answers['start'],
      end: answers['end'],
    });
    editing.proposal.edit('promotions/featured.yaml', (yaml) =>
      addEntry(yaml, ['promos'], { spelling: entry }),
    );
    const { url, file, path, category, order } = positionOfCategory(
      editing,
      explained(answers, 'category'),
    );
    const isDated = answers['start'] !== undefined || answers['end'] !== undefined;
    editing.proposal.edit(file, (yaml) =>
      isDated
        ? setValue(yaml, [...path, 'seasonal'], [id, ...(category.seasonal ?? [])], order)
        : setValue(yaml, [...path, 'featured'], id, order),
    );
    return isDated || category.featured === undefined
      ? []
      : [`It replaces ${category.featured} on ${url}.`];
  },
};
