import { addEntry, setValue, valueAt } from '../editing/edit-yaml.ts';
import { writeFields } from '../editing/write-value.ts';
import { placeOfCategory } from './category-place.ts';
import { listOf, type NewKind, told } from './new-kind.ts';

const today = () => new Date().toISOString().slice(0, 10);

export const newPromotion: NewKind = {
  words: [{ name: 'id', ask: 'Its id, by which categories name it', example: 'summer-rainwater' }],
  questions: [
    { name: 'title', ask: 'Its title', example: 'Tank water for the summer' },
    { name: 'points', ask: 'Its lines, with ; between them', example: 'Two stages; UV light last' },
    { name: 'link', ask: 'Where it leads', example: '/HYBRID-G8' },
    { name: 'link-label', ask: 'What the link says', example: 'See HYBRID-G8' },
    { name: 'category', ask: 'The category that shows it', example: '/rainwater-filter-systems' },
    { name: 'price', ask: 'Australian price with GST', example: '2,786.61', optional: true },
    { name: 'price-nz', ask: 'New Zealand price with GST', example: '3,043.44', optional: true },
    { name: 'product', ask: 'The product in its picture', example: 'HYBRID-G8', optional: true },
    { name: 'start', ask: 'Its first day', example: '2026-12-01', optional: true },
    { name: 'end', ask: 'Its last day', example: '2027-02-28', optional: true },
  ],
  make: (editing, answers) => {
    const id = told(answers, 'id');
    const entry = writeFields({
      id,
      title: told(answers, 'title'),
      points: listOf(answers['points'], ';'),
      price: answers['price'],
      priceNZ: answers['price-nz'],
      link: told(answers, 'link'),
      linkLabel: told(answers, 'link-label'),
      product: answers['product'],
      start: answers['start'],
      end: answers['end'],
    });
    editing.proposal.edit('promotions/featured.yaml', (yaml) =>
      addEntry(yaml, ['promos'], { spelling: entry }),
    );
    const category = told(answers, 'category');
    const place = placeOfCategory(editing, category);
    const shown = valueAt(editing.proposal.read(place.file), [...place.path, 'featured']);
    const { start } = answers;
    // What is shown there today is not to go before its time.
    if (typeof shown === 'string' && start !== undefined && start > today())
      return [
        `${category} shows ${shown} until you write featured: ${id} in ${place.file}, on ${start}.`,
      ];
    editing.proposal.edit(place.file, (yaml) =>
      setValue(yaml, [...place.path, 'featured'], id, place.order),
    );
    return [];
  },
};
