/** npm run new-product -- CODE: a product file to fill in, valid from the start. */
import { join } from 'node:path';
import { isPart, isProductType, type ProductType, productTypes } from '../kernel/vocabulary.ts';
import { readWords, wrongUsage } from './arguments.ts';
import { runCommand } from './command.ts';
import { finishEditing, openCatalogue } from './editing/editing.ts';
import { requireNewCode } from './editing/require-product.ts';
import { productFields } from './new/product-fields.ts';

const usage =
  'npm run new-product -- CODE [--type TYPE] [--catalogue DIR], for example npm run new-product -- WH3-80 --type system';

runCommand(async () => {
  const { words, catalogue, type } = readWords(usage, {
    catalogue: { type: 'string', default: 'catalogue' },
    type: { type: 'string', default: 'system' },
  });
  if (!isProductType(type)) {
    throw wrongUsage(
      `“${type}” is no type; they are: ${Object.keys(productTypes).join(', ')}.`,
      usage,
    );
  }
  const [code, ...rest] = words;
  if (code === undefined || rest.length > 0) throw wrongUsage('new-product takes one code.', usage);
  const editing = await openCatalogue(catalogue);
  requireNewCode(editing, code);
  const name = `products/${code}.yaml`;
  editing.proposal.create(name, template(code, type, productFields(editing, type)));
  const status = await finishEditing(editing, { quiet: true });
  if (status !== 0) return status;
  console.log(`Wrote ${join(catalogue, name)}

Next:
  1. Fill it in. Every field is explained in catalogue/schema/product.schema.json.
  2. List ${code} under items of a category in catalogue/categories/, or nobody finds it.
  3. npm run check`);
  return 0;
});

/** Of the parts only a housing and a kit hold cartridges; a fitting is not asked for any. */
const takesParts = (type: ProductType): boolean =>
  !isPart(type) || type === 'housing' || type === 'kit';

function template(name: string, type: ProductType, fields: readonly string[]): string {
  return `# yaml-language-server: $schema=../schema/product.schema.json
name: Name without the code
summary: One sentence that says what it is and for whom.
description: |
  What a person needs to decide. A blank line begins a new paragraph.
# system, undersink system, uv system, cartridge, housing, fitting …
type: ${type}
${fields.map((field) => `# ${field}\n`).join('')}# mains, rainwater, bore, surface, caravan
sources: [mains]
# Dollars without GST, such as 338.51. Or: on request, or: not sold.
price: { au: on request, nz: on request }
# Ids of catalogue/specifications.yaml, for example: { flow: 60, connection: 1 inch BSP }
specifications: {}
${takesParts(type) ? `# ${name} takes these cartridges, and how many months apart.\ncartridges: []\n` : ''}# Take this line away when everything above is true.
sample: true
`;
}
