/** Entries of lists: promotions, places, redirects. */
import { addEntry } from '../editing/edit-yaml.ts';
import type { Editing } from '../editing/editing.ts';
import type { Answers, Template } from './template.ts';

/** A new entry at the end of a list, and what's left to do then. */
const entryOf = (
  file: string,
  list: string,
  left: (answers: Answers) => readonly string[] = () => [],
): Template => ({
  make: (editing, answers, write) => {
    editing.proposal.edit(file, (yaml) => addEntry(yaml, [list], { spelling: write() }));
    return left(answers);
  },
});

export const newPromotion = entryOf('promotions/featured.yaml', 'promos', ({ id, start }) => [
  `Name it in its category: ${start === undefined ? `featured: ${id}` : `seasonal: [${id}]`}.`,
]);
export const newRedirect = entryOf('redirects.yaml', 'redirects');

/** Offers the coordinates of another place in the same suburb. */
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
export const newStore: Template = {
  ...entryOf('places/stores.yaml', 'places'),
  suggest: coordinates,
};
export const newInstaller: Template = {
  ...entryOf('places/installers.yaml', 'places'),
  suggest: coordinates,
};
