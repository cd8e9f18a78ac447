import { fieldName } from '../../codegen/document.ts';
import { lineAt } from '../editing/edit-yaml.ts';
import { count, type EditOptions, finishEditing, openCatalogue } from '../editing/editing.ts';
import { openProposal } from '../editing/proposal.ts';
import {
  isCodeRetired,
  isListed,
  type ProductOffer,
  retireProduct,
} from '../editing/retire-product.ts';
import { UserError } from '../user-error.ts';

type Options = EditOptions & {
  readonly replacedBy?: string | undefined;
  readonly takeOut?: true | undefined;
};

export async function run(code: string, options: Options): Promise<number> {
  const { replacedBy: replacement, takeOut: takes = false } = options;
  const editing = await openCatalogue(options.catalogue);
  if (replacement === code) throw new UserError(`${code} can't replace itself. Use another code.`);
  if (isCodeRetired(editing, code)) console.log(`${code} is already discontinued.`);
  // Line numbers are from before the edit.
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
  const done =
    replacement === undefined
      ? 'Removed from'
      : `Replaced ${code} with ${replacement}, or removed ${code} where ${replacement} was already listed`;
  list(takes ? done : 'Still offered in', ['list', 'menu']);
  list(`These may still list ${code} as a part, or have it in the box`, ['part']);
  list(`Check these yourself for ${code} or the number of products in its range`, ['by hand']);
  if (!takes && offers.some(isListed))
    console.log(`To remove ${code} from lists and menus, add --take-out.`);
  console.log(
    `Found ${code} in ${count(offers.length, 'place')}. The page /${code} stays on the site, along with any spare parts.`,
  );
  return finishEditing(editing, options);
}
