/** npm run retire: marks a product as discontinued. Its page stays. Lists the places that still offer it, and clears them with --take-out. */
import { fieldName } from '../codegen/document.ts';
import { readWords, wrongUsage } from './arguments.ts';
import { runCommand } from './command.ts';
import { lineAt } from './editing/edit-yaml.ts';
import { count, editOptions, finishEditing, openCatalogue } from './editing/editing.ts';
import { openProposal } from './editing/proposal.ts';
import { isCodeRetired, type ProductOffer, retireProduct } from './editing/retire-product.ts';
import { UserError } from './user-error.ts';

const usage = `npm run retire -- CODE [--replaced-by CODE] [--take-out] [--catalogue DIR] [--dry-run] [--anyway]
For example: npm run retire -- WH2-60 --replaced-by WH3-60 --take-out`;

runCommand(async () => {
  const { words, ...options } = readWords(usage, {
    ...editOptions,
    'replaced-by': { type: 'string' },
    'take-out': { type: 'boolean', default: false },
  });
  const [code, ...rest] = words;
  if (code === undefined || rest.length > 0) throw wrongUsage('retire takes one code.', usage);
  const replacement = options['replaced-by'];
  const editing = await openCatalogue(options.catalogue);
  if (replacement === code) throw new UserError(`${code} can't replace itself.`);
  if (isCodeRetired(editing, code))
    console.log(`${code} is already discontinued, and keeps its flags.`);
  const takes = options['take-out'];
  // Line numbers refer to the files before the edit.
  const { read } = openProposal(editing.root);
  const offers = await retireProduct(editing, code, { replacement, takeOut: takes });
  const list = (title: string, kinds: readonly ProductOffer['kind'][]) => {
    const places = offers.filter(({ kind }) => kinds.includes(kind));
    if (places.length === 0) return;
    const lines = places.map(({ document, path }) => {
      const name = editing.nameOf(document);
      return `  ${editing.root}/${name}:${lineAt(read(name), path)} ${fieldName(path)}`;
    });
    console.log(`${title}\n${lines.join('\n')}`);
  };
  const done = replacement === undefined ? 'Removed from' : `Replaced by ${replacement} in`;
  list(takes ? done : 'Still offered in', ['list', 'menu']);
  list('Rewrite these yourself: they name it', ['by hand']);
  if (!takes && offers.some(({ kind }) => kind !== 'by hand'))
    console.log('Use --take-out to remove it from the lists and menus.');
  console.log(
    `${count(offers.length, 'place')}. The page /${code} stays, and so do its spare parts.`,
  );
  return finishEditing(editing, options);
});
