import { countries } from '../../kernel/countries.ts';
import type { ChangeReport } from '../changes/change-report.ts';
import { compareSnapshots } from '../changes/compare-snapshots.ts';
import { asMarkdown, asText, markdownMarker } from '../changes/print-report.ts';
import { snapshotsOfCatalogue, snapshotsOfRevision } from '../changes/read-snapshots.ts';
import { requireOutputFile, writeOutputFile } from '../output/report-file.ts';

type Options = {
  readonly catalogue: string;
  readonly since?: string | undefined;
  readonly against?: string | undefined;
  readonly markdown?: string | undefined;
  readonly json?: string | undefined;
  readonly at?: string | undefined;
  readonly strict?: true | undefined;
};

export async function run(options: Options): Promise<number> {
  const { catalogue, against, since, markdown, json, at } = options;
  for (const [file, example, mark] of [
    [markdown, 'changes.md', markdownMarker],
    [json, 'changes.json', '{\n  "before": '],
  ] as const)
    if (file !== undefined && file !== '-') requireOutputFile(file, { example, catalogue, mark });
  const revision = since ?? 'HEAD';
  const after = await snapshotsOfCatalogue(catalogue, at);
  const before = await (against === undefined
    ? snapshotsOfRevision(catalogue, revision, at)
    : snapshotsOfCatalogue(against, at));
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
}
