import { generate } from '../../codegen/generate.ts';
import { generatedFolder } from '../build/build-site.ts';
import { writeNames } from '../build/write-names-schema.ts';
import { compile } from '../compile-with-cache.ts';
import { count } from '../editing/editing.ts';
import { reportDiagnostics } from '../report-diagnostics.ts';

export async function run({ catalogue }: { readonly catalogue: string }) {
  const { tables, problems } = await compile(catalogue);
  reportDiagnostics(problems);
  if (!tables) return 1;
  const folder = generatedFolder(catalogue);
  writeNames(tables, catalogue);
  const changed = generate(tables, folder);
  console.log(`Wrote ${count(changed.length, 'module')} to ${folder}`);
  return 0;
}
