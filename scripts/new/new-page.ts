import { yamlFileOfPage } from '../editing/rename-page.ts';
import { writeFields } from '../editing/write-value.ts';
import { UserError } from '../user-error.ts';
import { explained, schemaLine, type Template } from './template.ts';

export const newPage: Template = {
  words: [{ name: 'url', ask: 'Its address', example: '/filters-for-schools' }],
  questions: [
    { name: 'title', ask: 'Its heading', example: 'Filters for schools' },
    { name: 'intro', ask: 'Two sentences below the heading', example: 'A school needs …' },
    { name: 'page-title', ask: 'Its title in the browser tab', example: 'Filters for schools' },
    { name: 'page-description', ask: 'Its description in search engines', example: 'How …' },
    { name: 'parent', ask: 'The hub that lists it', example: '/articles', optional: true },
    { name: 'date', ask: 'Its date', example: '2026-12-01', optional: true },
  ],
  make: (editing, answers) => {
    const url = explained(answers, 'url');
    if (!/^\/[^/]/.test(url))
      throw new UserError(`${url}: a page's address starts with /, such as /filters-for-schools.`);
    const file = yamlFileOfPage(url);
    const fields = writeFields({
      url,
      parent: answers['parent'],
      date: answers['date'],
      title: explained(answers, 'title'),
      intro: explained(answers, 'intro'),
      pageTitle: explained(answers, 'page-title'),
      pageDescription: explained(answers, 'page-description'),
    });
    editing.proposal.create(file, schemaLine('page') + fields);
    return [
      `Write its text: sections in ${file}.`,
      'Link to it from a menu or a page, unless a hub lists it.',
    ];
  },
};
