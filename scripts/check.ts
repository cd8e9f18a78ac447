/** npm run check: reports every problem of a catalogue. Writes only its cache. Exits with 0 or 1. */
import { compileCatalogue } from '../codegen/main.ts';
import { formatDate } from '../kernel/format.ts';
import { readArguments, readTime } from './arguments.ts';
import { catalogueCache } from './catalogue-cache.ts';
import { runCommand } from './command.ts';
import { readFiles } from './read-files.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { requireCatalogue } from './require-catalogue.ts';

runCommand(async () => {
  const values = readArguments(
    'npm run check -- [--catalogue DIR] [--strict] [--json] [--at TIME]',
    {
      catalogue: { type: 'string', default: 'catalogue' },
      strict: { type: 'boolean', default: false },
      at: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  );
  requireCatalogue(values.catalogue);
  const { problems, files, catalogue, uncheckedFrom } = await compileCatalogue(values.catalogue, {
    strict: values.strict,
    cache: catalogueCache,
    readFiles,
    ...(values.at !== undefined && { at: readTime(values.at) }),
  });
  if (values.json) {
    console.log(JSON.stringify({ files, problems, uncheckedFrom }, null, 2));
  } else {
    reportDiagnostics(problems);
    console.log(`${files} files checked${problems.length === 0 ? ', no problems' : ''}`);
    if (uncheckedFrom !== undefined)
      console.log(
        `Too much is scheduled to check it all: days from ${formatDate(uncheckedFrom)} on weren't. Check one with --at ${uncheckedFrom}.`,
      );
  }
  return catalogue ? 0 : 1;
});
