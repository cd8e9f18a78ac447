/** Writes a catalogue of any size in our own YAML. The same size gives the same files. */
import { resolveNewFolder } from '../output/output-folder.ts';
import { writeSynthetic } from '../synthetic/write-synthetic.ts';

type Options = { readonly products: number; readonly out: string };

export async function run({ products, out }: Options): Promise<number> {
  const files = writeSynthetic('catalogue', resolveNewFolder(out), products);
  console.log(`Wrote ${products} products to ${out} in ${files} files.`);
  return 0;
}
