import { addEntry } from '../editing/edit-yaml.ts';
import type { Editing } from '../editing/editing.ts';
import { pageFile } from '../editing/rename-page.ts';
import { type Value, writeFields } from '../editing/write-value.ts';
import { UserError } from '../user-error.ts';
import { type Answers, explained, type Question, schemaLine, type Template } from './template.ts';

const questions: readonly Question[] = [
  { name: 'title', ask: 'Its heading', example: 'Filters for schools' },
  { name: 'intro', ask: 'Two sentences below the heading', example: 'A school needs …' },
  { name: 'page-title', ask: 'Its title in the browser tab', example: 'Water filters for schools' },
  { name: 'page-description', ask: 'Its description in search engines', example: 'How schools …' },
];

function create(
  editing: Editing,
  answers: Answers,
  more: { readonly [name: string]: Value | undefined },
  end: { readonly [name: string]: Value | undefined } = {},
): string {
  const url = explained(answers, 'url');
  if (!/^\/[^/]/.test(url))
    throw new UserError(`${url}: a page's address starts with /, such as /filters-for-schools.`);
  const file = pageFile(url);
  const fields = {
    url,
    ...more,
    date: answers['date'],
    title: explained(answers, 'title'),
    intro: explained(answers, 'intro'),
    pageTitle: explained(answers, 'page-title'),
    pageDescription: explained(answers, 'page-description'),
    ...end,
  };
  editing.proposal.create(file, schemaLine('page') + writeFields(fields));
  return file;
}

const address = (example: string): Question => ({ name: 'url', ask: 'Its address', example });
const date: Question = { name: 'date', ask: 'Its date', example: '2026-12-01', optional: true };

export const newPage: Template = {
  words: [address('/filters-for-schools')],
  questions: [
    ...questions,
    { name: 'parent', ask: 'The hub that lists it', example: '/articles', optional: true },
    date,
  ],
  make: (editing, answers) => {
    const file = create(editing, answers, { parent: answers['parent'] });
    return [
      `Write its text: sections in ${file}.`,
      'Link to it from a menu or a page, unless a hub lists it.',
    ];
  },
};

export const newVideo: Template = {
  words: [address('/videos/filters-for-schools')],
  questions: [
    ...questions,
    { name: 'transcript', ask: 'The spoken text', example: 'A school has many taps. …' },
    date,
  ],
  make: (editing, answers) => {
    const more = { template: 'video', parent: '/videos' };
    const file = create(editing, answers, more, { transcript: explained(answers, 'transcript') });
    return [`Check the whole transcript in ${file}.`];
  },
};

export const newRedirect: Template = {
  words: [
    { name: 'from', ask: 'The old address', example: '/old-page' },
    { name: 'to', ask: 'Where it leads now', example: '/stores' },
  ],
  questions: [],
  make: ({ proposal }, answers) => {
    const entry = { from: explained(answers, 'from'), to: explained(answers, 'to') };
    proposal.edit('redirects.yaml', (yaml) => addEntry(yaml, ['redirects'], entry));
    return [];
  },
};
