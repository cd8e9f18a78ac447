/** Reports every problem of a catalogue. Writes only its cache. Exits with 0 or 1. */
import { sortDiagnostics } from '../../codegen/diagnostics/diagnostic.ts';
import { formatDate } from '../../kernel/format.ts';
import { compile } from '../compile.ts';
import { priceJumps } from '../prices/committed-prices.ts';
import { reportDiagnostics } from '../report-diagnostics.ts';

type Options = {
  readonly catalogue: string;
  readonly strict?: true | undefined;
  readonly json?: true | undefined;
  readonly at?: string | undefined;
};

export async function run({ catalogue, strict, json, at }: Options): Promise<number> {
  const {
    problems: found,
    files,
    tables,
    uncheckedFrom,
  } = await compile(catalogue, { strict: strict === true, at });
  const problems = sortDiagnostics([...found, ...priceJumps(catalogue)]);
  if (json) {
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
}
