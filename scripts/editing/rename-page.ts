/** Gives a page another address: its file, every link to it, and a redirect from the old address. */
import { addressError } from '../../kernel/address.ts';
import { fileNameOfUrl } from '../../kernel/slug.ts';
import { UserError } from '../user-error.ts';
import { categoryPositions } from './category-position.ts';
import { addEntry, removeValue, replaceText, yamlValueAt } from './edit-yaml.ts';
import { type Editing, ownOrigins } from './editing.ts';
import { listsFormerNames, pathPattern, replaceMentions } from './mentions.ts';
import { requirePage } from './require-entry.ts';

export const yamlFileOfPage = (url: string): string => `pages/${fileNameOfUrl(url)}.yaml`;

/** Throws a UserError if there's no such page, or the new address isn't valid. */
export function renamePage(editing: Editing, from: string, to: string): void {
  if (from === '/') throw new UserError("You can't move the home page.");
  const { proposal } = editing;
  const origins = ownOrigins(editing);
  const categories = categoryPositions(editing);
  const category = categories.find(({ url }) => url === from);
  if (category)
    throw new UserError(
      `${from} is a category. To move it, change "url" in ${editing.root}/${category.file}, then run npx puretec new redirect ${from} ${to}.`,
    );
  const urls = categories.map(({ url }) => url);
  const document = requirePage(editing, from, urls);
  const fault = addressError('page', to);
  if (fault) throw new UserError(`${to}: ${fault.message} ${fault.write}`);
  const path = pathPattern(from);
  const own = editing.nameOf(document);
  const target = own === yamlFileOfPage(from) ? yamlFileOfPage(to) : own;
  if (target !== own) proposal.move(own, target);
  for (const each of editing.documents) {
    proposal.edit(each === document ? target : editing.nameOf(each), (text) =>
      replaceText(text, (spelling, position) =>
        listsFormerNames(each.kind, position.path) || !spelling.includes(from)
          ? undefined
          : replaceMentions(spelling, path, to, origins),
      ),
    );
  }
  proposal.edit('redirects.yaml', (text) => {
    // A page that gets its old address back doesn't need that redirect.
    const redirects = yamlValueAt(text, ['redirects']);
    const index = Array.isArray(redirects) ? redirects.findIndex((each) => each.from === to) : -1;
    const cleared = index === -1 ? text : removeValue(text, ['redirects', index]);
    return addEntry(cleared, ['redirects'], { from, to });
  });
}
