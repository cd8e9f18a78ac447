/** Copies a folder of photos into the catalogue, named by the products' codes. */
import { ask } from '../editing/ask.ts';
import { type EditOptions, finishEditing, openCatalogue } from '../editing/editing.ts';
import { addPictures } from '../pictures/add-pictures.ts';

type Options = EditOptions & { readonly yes?: true | undefined };

export async function run(folder: string, options: Options): Promise<number> {
  const editing = await openCatalogue(options.catalogue);
  const isComplete = await addPictures(editing, folder);
  const status = await finishEditing(editing, {
    ...options,
    quiet: true,
    ...(!options.yes && { confirm: (files) => ask(`Copy ${files}?`, 'Add --yes to copy them.') }),
  });
  return isComplete ? status : 1;
}
