/** npm run synthetic: a catalogue of any size in our own YAML, the same for the same numbers. */
import { readArguments, wrongUsage } from './arguments.ts';
import { judgeFolderOf } from './build/output-folder.ts';
import { runCommand } from './command.ts';
import { writeSynthetic } from './synthetic/write-synthetic.ts';

runCommand(() => {
  const usage = 'npm run synthetic -- --products N --out DIR';
  const { products, out } = readArguments(usage, {
    products: { type: 'string', default: '250' },
    out: { type: 'string' },
  });
  const count = Number(products);
  if (out === undefined) throw wrongUsage('--out says where.', usage);
  if (!/^\d+$/.test(products) || count < 1 || count > 100_000) {
    throw wrongUsage(`--products: a number from 1 to 100000 expected, found "${products}"`, usage);
  }
  const files = writeSynthetic('catalogue', judgeFolderOf({ option: '--out' }, out), count);
  console.log(`${files} files in ${out}: ${count} products`);
  return 0;
});
