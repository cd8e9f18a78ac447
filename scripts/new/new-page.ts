import { yamlFileOfPage } from '../editing/rename-page.ts';
import { pageAt, requirePage } from '../editing/require-entry.ts';
import { UserError } from '../user-error.ts';
import { explained, schemaLine, type Template } from './template.ts';

export const newPage: Template = {
  requires: {
    url: (editing, url) => {
      if (pageAt(editing, url)) throw new UserError(`${url} is already a page.`);
    },
    parent: (editing, parent) => requirePage(editing, parent),
  },
  make: (editing, answers, write) => {
    const file = yamlFileOfPage(explained(answers, 'url'));
    editing.proposal.create(file, schemaLine('page') + write());
    return [
      `Write its text under sections in ${file}.`,
      'Link to it from a menu or a page, unless a hub lists it.',
    ];
  },
};
