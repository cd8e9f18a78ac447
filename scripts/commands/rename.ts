import { type EditOptions, finishEditing, openCatalogue } from '../editing/editing.ts';
import { renamePage } from '../editing/rename-page.ts';
import { renameProduct } from '../editing/rename-product.ts';
import { UserError } from '../user-error.ts';

export async function run(from: string, to: string, options: EditOptions): Promise<number> {
  if (from.startsWith('/') !== to.startsWith('/'))
    throw new UserError('Enter two product codes, or two addresses that start with /.', 2);
  const editing = await openCatalogue(options.catalogue);
  if (from.startsWith('/')) renamePage(editing, from, to);
  else await renameProduct(editing, from, to);
  return finishEditing(editing, options);
}
