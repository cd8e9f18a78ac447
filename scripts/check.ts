/** npm run check: reports every problem of a catalogue. Writes only its cache. Exits with 0 or 1. */
import { sortDiagnostics } from '../codegen/diagnostics/diagnostic.ts';
import { formatDate } from '../kernel/format.ts';
import { readArguments, readTime } from './arguments.ts';
import { runCommand } from './command.ts';
import { compile } from './compile.ts';
import { priceJumps } from './prices/committed-prices.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

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
  const {
    problems: found,
    files,
    tables,
    uncheckedFrom,
  } = await compile(values.catalogue, {
    strict: values.strict,
    at: values.at === undefined ? undefined : readTime(values.at),
  });
  const problems = sortDiagnostics([...found, ...priceJumps(values.catalogue)]);
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
  return tables ? 0 : 1;
});
