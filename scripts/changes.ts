/** npm run changes: reports what an edit of the catalogue changes for customers. */
import { countries } from '../kernel/countries.ts';
import { readArguments, readTime, wrongUsage } from './arguments.ts';
import type { ChangeReport } from './changes/change-report.ts';
import { compareSnapshots } from './changes/compare-snapshots.ts';
import { asMarkdown, asText, markdownMarker } from './changes/print-report.ts';
import { snapshotsOfCatalogue, snapshotsOfRevision } from './changes/read-snapshots.ts';
import { runCommand } from './command.ts';
import { requireOutputFile, writeOutputFile } from './output-file.ts';

const usage = `npm run changes -- [--since REVISION | --against DIR] [--catalogue DIR]
                        [--markdown FILE] [--json FILE] [--at TIME] [--strict]
--at 2026-12-01 (or 2026-12-01T08:30): as it will be then, by the clocks of each country.
Without --since and --against: what isn't committed yet. FILE may be -, for the terminal.`;

/** The start of the report as JSON. */
const jsonMark = '{\n  "before": ';

runCommand(async () => {
  const options = readArguments(usage, {
    catalogue: { type: 'string', default: 'catalogue' },
    since: { type: 'string' },
    against: { type: 'string' },
    markdown: { type: 'string' },
    json: { type: 'string' },
    at: { type: 'string' },
    strict: { type: 'boolean', default: false },
  });
  const { catalogue, against, since, markdown, json } = options;
  if (against !== undefined && since !== undefined)
    throw wrongUsage('Use --since or --against, not both.', usage);
  for (const [file, example, mark] of [
    [markdown, 'changes.md', markdownMarker],
    [json, 'changes.json', jsonMark],
  ] as const)
    if (file !== undefined && file !== '-') requireOutputFile(file, { example, catalogue, mark });
  const at = options.at === undefined ? undefined : readTime(options.at);
  const revision = since ?? 'HEAD';
  const after = await snapshotsOfCatalogue(catalogue, at);
  const before = await (against === undefined
    ? snapshotsOfRevision(catalogue, revision)
    : snapshotsOfCatalogue(against));
  const report: ChangeReport = {
    before: against ?? revision,
    after: catalogue,
    changes: compareSnapshots(countries.map((country) => [before[country], after[country]])),
  };
  const forms = [
    [markdown, () => asMarkdown(report)],
    [json, () => `${JSON.stringify(report, null, 2)}\n`],
  ] as const;
  for (const [file, text] of forms) {
    if (file === '-') process.stdout.write(text());
    else if (file !== undefined) writeOutputFile(file, text());
  }
  if (!forms.some(([file]) => file === '-')) console.log(asText(report));
  for (const [file] of forms) if (file !== undefined && file !== '-') console.log(`Wrote ${file}`);
  const hasErrors = report.changes.some(({ level }) => level === 'error');
  return options.strict && hasErrors ? 1 : 0;
});
