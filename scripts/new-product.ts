/** npm run new-product -- CODE: a product file to fill in, valid from the start. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFault } from '../kernel/address.ts';
import { runCommand } from './command.ts';
import { Fault } from './fault.ts';
import { requireCatalogue } from './require-catalogue.ts';

runCommand(() => {
  const [code, ...rest] = process.argv.slice(2);
  if (code === undefined || rest.length > 0) {
    throw new Fault(
      'Usage: npm run new-product -- CODE, for example npm run new-product -- WH3-60',
      2,
    );
  }
  const fault = codeFault(code);
  if (fault) throw new Fault(`${code}: ${fault.message}; write ${fault.fix ?? fault.write}`);
  const folder = join('catalogue', 'products');
  requireCatalogue(folder);
  const file = join(folder, `${code}.yaml`);
  if (existsSync(file)) throw new Fault(`${file} exists already`);
  writeFileSync(file, template(code), { flag: 'wx' });
  console.log(`Wrote ${file}

Next:
  1. Fill it in. Every field is explained in catalogue/schema/product.schema.json.
  2. List ${code} under items of a category in catalogue/categories/, or nobody finds it.
  3. npm run check`);
  return 0;
});

function template(name: string): string {
  return `# yaml-language-server: $schema=../schema/product.schema.json
name: Name without the code
summary: One sentence that says what it is and for whom.
description: |
  What a person needs to decide. A blank line begins a new paragraph.
# system, undersink system, uv system, cartridge, housing, fitting …
type: system
# mains, rainwater, bore, surface, caravan
sources: [mains]
# Dollars without GST, such as 338.51. Or: on request, or: not sold.
price: { au: on request, nz: on request }
# Ids of catalogue/specifications.yaml, for example: { flow: 60, connection: 1 inch BSP }
specifications: {}
# ${name} takes these cartridges, and how many months apart.
cartridges: []
# Take this line away when everything above is true.
sample: true
`;
}
