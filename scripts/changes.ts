/** npm run changes: reports what an edit of the catalogue changes for customers. */
import { countries } from '../kernel/countries.ts';
import { readArguments, readTime, wrongUsage } from './arguments.ts';
import { asHtml, htmlMarker } from './changes/as-html.ts';
import { asMarkdown, markdownMarker } from './changes/as-markdown.ts';
import { asText } from './changes/as-text.ts';
import type { Report } from './changes/change-report.ts';
import { compareSnapshots } from './changes/compare-snapshots.ts';
import { fileLink, servedLink } from './changes/page-links.ts';
import {
  type Snapshots,
  snapshotsAgainst,
  snapshotsOfCatalogue,
  snapshotsOfRevision,
} from './changes/read-snapshots.ts';
import { runCommand } from './command.ts';
import { requireOutputFile, writeOutputFile } from './output-file.ts';
import { UserError } from './user-error.ts';

const usage = `npm run changes -- [--since REVISION] [--against DIR | --against URL …] [--catalogue DIR]
                        [--markdown FILE] [--json FILE] [--html FILE] [--links PORT | --links files] [--at TIME] [--strict]
--at 2026-12-01 (or 2026-12-01T08:30): as it will be then, by the clocks of each country.
Without --since and --against: what is not committed yet. FILE may be -, for the terminal.`;

/** The start of the report as JSON. */
const jsonMark = '{\n  "before": ';

runCommand(async () => {
  const options = readArguments(usage, {
    catalogue: { type: 'string', default: 'catalogue' },
    since: { type: 'string' },
    against: { type: 'string', multiple: true },
    markdown: { type: 'string' },
    json: { type: 'string' },
    html: { type: 'string' },
    links: { type: 'string', default: '4173' },
    at: { type: 'string' },
    strict: { type: 'boolean', default: false },
  });
  const { catalogue, against, markdown, json, html } = options;
  if (against && options.since !== undefined)
    throw wrongUsage('Use --since or --against, not both.', usage);
  for (const [file, example, mark] of [
    [markdown, 'changes.md', markdownMarker],
    [json, 'changes.json', jsonMark],
    [html, 'changes.html', htmlMarker],
  ] as const)
    if (file !== undefined && file !== '-') requireOutputFile(file, { example, catalogue, mark });
  const at = options.at === undefined ? undefined : readTime(options.at);
  const revision = options.since ?? 'HEAD';
  const after = await snapshotsOfCatalogue(catalogue, at);
  const read = async (): Promise<Snapshots> =>
    against
      ? Object.assign({}, ...(await Promise.all(against.map((name) => snapshotsAgainst(name)))))
      : snapshotsOfRevision(catalogue, revision);
  const before = await read();
  const pairs = countries.flatMap((country) => {
    const [old, now] = [before[country], after[country]];
    return old && now ? [[old, now] as const] : [];
  });
  if (pairs.length === 0) throw new UserError('The two versions have no country in common.');
  const report: Report = {
    before: against ? against.join(' and ') : revision,
    after: catalogue,
    changes: compareSnapshots(pairs),
  };
  const link = options.links === 'files' ? fileLink : servedLink(Number(options.links));
  const forms = [
    [markdown, () => asMarkdown(report, link)],
    [json, () => `${JSON.stringify(report, null, 2)}\n`],
    [html, () => asHtml(report, link)],
  ] as const;
  for (const [file, text] of forms) {
    if (file === '-') process.stdout.write(text());
    else if (file !== undefined) writeOutputFile(file, text());
  }
  if (!forms.some(([file]) => file === '-')) console.log(asText(report, link));
  for (const [file] of forms) if (file !== undefined && file !== '-') console.log(`Wrote ${file}`);
  const errors = report.changes.filter(({ level }) => level === 'error').length;
  return options.strict && errors > 0 ? 1 : 0;
});
