/** Reports every problem of a catalogue. Writes only the cache. Exits with 0 or 1. */
import { formatDate } from '../../kernel/format.ts';
import { compile } from '../compile-with-cache.ts';
import { comparedWithCommit, foldedAtEdits } from '../editing/compare-with-commit.ts';
import { reportDiagnostics } from '../report-diagnostics.ts';
import { UserError } from '../user-error.ts';

type Options = {
  readonly catalogue: string;
  readonly strict?: true | undefined;
  readonly json?: true | undefined;
  readonly at?: string | undefined;
  readonly fix?: true | undefined;
  /** A rule's name, or true for the list of rules. */
  readonly explain?: string | true | undefined;
};

export async function run({ catalogue, strict, json, at, explain, fix }: Options): Promise<number> {
  if (explain !== undefined) return explainRule(explain);
  if (fix) return (await import('./apply-fixes.ts')).applyFixes(catalogue, at);
  const options = { strict: strict === true, at };
  const checked = await compile(catalogue, options);
  const { files, tables, uncheckedFrom, warningsOff = new Set() } = checked;
  const found = comparedWithCommit(catalogue, checked);
  const problems = await foldedAtEdits(catalogue, found, async (edited) =>
    comparedWithCommit(catalogue, await compile(catalogue, { ...options, edited }), edited),
  );
  if (json) {
    // Writes one document with a line for each problem, so that grep can filter them.
    const lines = problems.map((each) => JSON.stringify(each)).join(',\n');
    const rest = JSON.stringify({ files, uncheckedFrom }).slice(1);
    console.log(`{"problems":[\n${lines}\n],\n${rest}`);
  } else {
    reportDiagnostics(problems);
    console.log(`${files} files checked${problems.length === 0 ? ', no problems' : ''}`);
    if (warningsOff.size > 0)
      console.log(`Warnings turned off in site.yaml: ${[...warningsOff].join(', ')}`);
    if (uncheckedFrom !== undefined)
      console.log(
        `There are too many scheduled changes to check every day. Days from ${formatDate(uncheckedFrom)} onwards weren't checked. To check one, add --at ${uncheckedFrom}.`,
      );
  }
  return tables ? 0 : 1;
}

async function explainRule(name: string | true): Promise<number> {
  const { explanations } = await import('../../codegen/rules/explanations.ts');
  if (name === true) {
    console.log(explanations.map((each) => each.name).join('\n'));
    return 0;
  }
  const rule = explanations.find((each) => each.name === name);
  if (!rule) {
    const { didYouMean } = await import('../editing/require-entry.ts');
    const names = explanations.map((each) => each.name);
    const advice = didYouMean(name, names) || ' To list all the rules, use --explain on its own.';
    throw new UserError(`There's no rule called ${name}.${advice}`, 2);
  }
  const { description, bad, good, fixMany } = rule;
  console.log(`${name}\n\n${description}\n\nBad:  ${bad}\nGood: ${good}\n\n${fixMany}`);
  return 0;
}
