import { yamlFileOfPage } from '../editing/rename-page.ts';
import { pageAt, requirePage } from '../editing/require-entry.ts';
import { writeFields } from '../editing/write-value.ts';
import { UserError } from '../user-error.ts';
import { explained, schemaLine, type Template } from './template.ts';

export const newPage: Template = {
  kind: 'page',
  path: [],
  requires: {
    url: (editing, url) => {
      if (pageAt(editing, url)) throw new UserError(`${url} is a page already.`);
    },
    parent: requirePage,
  },
  make: (editing, answers) => {
    const url = explained(answers, 'url');
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
