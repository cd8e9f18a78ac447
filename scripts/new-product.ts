/** npm run new-product -- CODE: a product file to fill in, valid from the start. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFault } from '../codegen/rules/product-code.ts';

const [code, ...rest] = process.argv.slice(2);
const refuse = (message: string) => {
  console.error(message);
  process.exitCode = 1;
};

if (code === undefined || rest.length > 0) {
  refuse('Usage: npm run new-product -- CODE, for example npm run new-product -- WH3-60');
} else {
  const fault = codeFault(code);
  const file = join('catalogue', 'products', `${code}.yaml`);
  if (fault) refuse(`${code}: ${fault.message}; write ${fault.write}`);
  else if (existsSync(file)) refuse(`${file} exists already`);
  else {
    writeFileSync(file, template(code));
    console.log(`Wrote ${file}

Next:
  1. Fill it in. Every field is explained in catalogue/schema/product.schema.json.
  2. List ${code} under items of a category in catalogue/categories/, or nobody finds it.
  3. npm run check`);
  }
}

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
