/** npm run synthetic: a catalogue of any size in our own YAML; the same size gives the same files. */
import { readArguments, readNumber, wrongUsage } from './arguments.ts';
import { runCommand } from './command.ts';
import { resolveNewFolder } from './output/output-folder.ts';
import { writeSynthetic } from './synthetic/write-synthetic.ts';

runCommand(() => {
  const usage = 'npm run synthetic -- --products N --out DIR';
  const { products, out } = readArguments(usage, {
    products: { type: 'string', default: '250' },
    out: { type: 'string' },
  });
  if (out === undefined) throw wrongUsage('Name the folder with --out.', usage);
  const count = readNumber('products', products, 1, 100_000);
  const files = writeSynthetic('catalogue', resolveNewFolder('--out', out), count);
  console.log(`${files} files in ${out}: ${count} products`);
  return 0;
});
