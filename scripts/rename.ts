/** npm run rename: changes a product's code or a page's address everywhere. */
import { readWords, wrongUsage } from './arguments.ts';
import { runCommand } from './command.ts';
import { editOptions, finishEditing, openCatalogue } from './editing/editing.ts';
import { renamePage } from './editing/rename-page.ts';
import { renameProduct } from './editing/rename-product.ts';

const usage = `npm run rename -- OLD NEW [--catalogue DIR] [--dry-run] [--anyway]
For example: npm run rename -- WH2-60 WH2-61
             npm run rename -- /careers /work-with-us`;

runCommand(async () => {
  const { words, ...options } = readWords(usage, editOptions);
  const [from, to, ...rest] = words;
  if (from === undefined || to === undefined || rest.length > 0)
    throw wrongUsage('rename takes two codes, or two addresses.', usage);
  if (from.startsWith('/') !== to.startsWith('/'))
    throw wrongUsage("An address starts with /. A code doesn't.", usage);
  const editing = await openCatalogue(options.catalogue);
  if (from.startsWith('/')) renamePage(editing, from, to);
  else await renameProduct(editing, from, to);
  return finishEditing(editing, options);
});
