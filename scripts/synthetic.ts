/** npm run synthetic: a catalogue of any size in our own YAML, the same for the same numbers. */
import { readArguments } from './arguments.ts';
import { runCommand } from './command.ts';
import { Fault } from './fault.ts';
import { writeSynthetic } from './synthetic/write-synthetic.ts';

runCommand(() => {
  const usage = 'npm run synthetic -- --products N --out DIR';
  const { products, out } = readArguments(usage, {
    products: { type: 'string', default: '250' },
    out: { type: 'string' },
  });
  const count = Number(products);
  if (out === undefined || !Number.isInteger(count) || count < 1 || count > 100_000) {
    throw new Fault(`Usage: ${usage} (N from 1 to 100000)`, 2);
  }
  const files = writeSynthetic('catalogue', out, count);
  console.log(`${files} files in ${out}: ${count} products`);
  return 0;
});
