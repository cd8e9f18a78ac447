/** npm run pictures: copies a folder of photos into the catalogue, named by the products' codes. */
import { readWords, wrongUsage } from './arguments.ts';
import { runCommand } from './command.ts';
import { ask } from './editing/ask.ts';
import { editOptions, finishEditing, openCatalogue } from './editing/editing.ts';
import { addPictures } from './pictures/add-pictures.ts';

const usage = `npx puretec pictures add FOLDER [--catalogue DIR] [--yes] [--dry-run]
For example: npx puretec pictures add "Photos from the studio"`;

runCommand(async () => {
  const { words, ...options } = readWords(usage, {
    ...editOptions,
    yes: { type: 'boolean', default: false },
  });
  const [action, folder, ...rest] = words;
  if (action !== 'add' || folder === undefined || rest.length > 0)
    throw wrongUsage('pictures takes "add" and a folder.', usage);
  const editing = await openCatalogue(options.catalogue);
  const isComplete = await addPictures(editing, folder);
  const status = await finishEditing(editing, {
    ...options,
    quiet: true,
    ...(!options.yes && { confirm: (files) => ask(`Copy ${files}?`, 'Add --yes to copy them.') }),
  });
  return isComplete ? status : 1;
});
