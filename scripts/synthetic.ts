/** npm run synthetic: a catalogue of any size in our own YAML, the same for the same numbers. */
import { readArguments } from './arguments.ts';
import { writeSynthetic } from './synthetic/write-synthetic.ts';

const values = readArguments('npm run synthetic -- --products N --out DIR', {
  products: { type: 'string', default: '250' },
  out: { type: 'string' },
});
const count = Number(values.products);

if (values.out === undefined || !Number.isInteger(count) || count < 1 || count > 100_000) {
  console.error('Usage: npm run synthetic -- --products N --out DIR (N from 1 to 100000)');
  process.exitCode = 2;
} else {
  const files = writeSynthetic('catalogue', values.out, count);
  console.log(`${files} files in ${values.out}: ${count} products`);
}
