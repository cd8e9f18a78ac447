import { addEntry } from '../editing/edit-yaml.ts';
import { type NewKind, told } from './new-kind.ts';

export const newRedirect: NewKind = {
  words: [
    { name: 'from', ask: 'The old address', example: '/old-page' },
    { name: 'to', ask: 'Where it leads now', example: '/stores' },
  ],
  questions: [],
  make: ({ proposal }, answers) => {
    const entry = { from: told(answers, 'from'), to: told(answers, 'to') };
    proposal.edit('redirects.yaml', (yaml) => addEntry(yaml, ['redirects'], entry));
    return [];
  },
};
