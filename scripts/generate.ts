/** npm run generate: writes the catalogue's typed tables to site/generated, so that editors find them on a fresh clone. */
import { generate } from '../codegen/generate.ts';
import { readArguments } from './arguments.ts';
import { generatedFolder } from './build/build-site.ts';
import { runCommand } from './command.ts';
import { compile } from './compile.ts';
import { writeNames } from './editor/write-names.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

runCommand(async () => {
  const values = readArguments('npm run generate [-- --catalogue DIR]', {
    catalogue: { type: 'string', default: 'catalogue' },
  });
  const { tables, problems } = await compile(values.catalogue);
  reportDiagnostics(problems);
  if (!tables) return 1;
  const folder = generatedFolder(values.catalogue);
  writeNames(tables, values.catalogue);
  const changed = generate(tables, folder);
  console.log(`${folder}: ${changed.length} modules written`);
  return 0;
});
