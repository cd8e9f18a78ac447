/** npm run synthetic: a catalogue of any size in our own YAML; the same size gives the same files. */
import { readArguments, wrongUsage } from './arguments.ts';
import { runCommand } from './command.ts';
import { resolveFolderOf } from './output/output-folder.ts';
import { writeSynthetic } from './synthetic/write-synthetic.ts';

runCommand(() => {
  const usage = 'npm run synthetic -- --products N --out DIR';
  const { products, out } = readArguments(usage, {
    products: { type: 'string', default: '250' },
    out: { type: 'string' },
  });
  const count = Number(products);
  if (out === undefined) throw wrongUsage('Name the folder with --out.', usage);
  if (!/^\d+$/.test(products) || count < 1 || count > 100_000)
    throw wrongUsage(`--products takes a number from 1 to 100000, not "${products}".`, usage);
  const files = writeSynthetic('catalogue', resolveFolderOf({ option: '--out' }, out), count);
  console.log(`${files} files in ${out}: ${count} products`);
  return 0;
});
