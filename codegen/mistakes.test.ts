import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Diagnostic, sortDiagnostics } from './diagnostics/diagnostic.ts';
import { diagnosticLine } from './diagnostics/print.ts';
import { applyEdit } from './diagnostics/text-edit.ts';
import { rules } from './run-rules.ts';
import { checkWith, edited } from './testing/catalogue-copy.ts';
import { type ExpectedDiagnostic, mistakes } from './testing/mistakes.ts';

/** The tests judge promotions on this day. */
const at = '2026-07-01T00:00';

const printedForm = /^\S.*:\d+:\d+( \S+)?: .+ \[[a-z-]+\]$/s;

function shortened(problem: Diagnostic, root: string): ExpectedDiagnostic {
  const { file, line, column, field, rule, severity, fix, perhaps = [], related = [] } = problem;
  const short = (path: string) => path.replace(`${root.replaceAll('\\', '/')}/`, '');
  const after = fix && applyEdit(readFileSync(file, 'utf8'), fix).split('\n')[fix.start.line - 1];
  return {
    at: `${short(file)}:${line}:${column}`,
    ...(field !== '' && { field }),
    rule,
    ...(severity === 'warning' && { severity }),
    ...(after !== undefined && { becomes: after.trimEnd() }),
    ...(perhaps.length > 0 && { suggests: perhaps }),
    ...(related.length > 0 && { also: related.map((also) => `${short(also.file)}:${also.line}`) }),
  };
}

const acrossFiles = new Set(rules.map(({ name }) => name));
const nameOf = ({ rule, field, message }: Diagnostic) => `${rule} ${field} ${message}`;

describe.each([...new Set(mistakes.map(({ topic }) => topic))])('mistakes: %s', (topic) => {
  const cases = mistakes.filter((each) => each.topic === topic);

  it.each(cases)('$mistake', async ({ edits, rules: only, expect: wanted }) => {
    await edited(edits, { at }, async (compile, root) => {
      const { problems: all, tables } = await compile();
      const problems = all.filter(({ rule }) => only?.includes(rule) ?? true);
      expect(problems.map((problem) => shortened(problem, root))).toEqual(
        wanted.map(({ says: _, follow: __, ...rest }) => rest),
      );
      for (const [index, problem] of problems.entries()) {
        const line = diagnosticLine(problem);
        expect(line).toMatch(printedForm);
        expect(line.toLowerCase()).toContain(wanted[index]?.says?.toLowerCase() ?? '');
        expect(line, 'a stack trace').not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
      }
      const hasError = all.some(({ severity }) => severity === 'error');
      expect(tables === undefined, 'an error keeps the catalogue from being generated').toBe(
        hasError,
      );
      // Each fix solves its problem and causes no other. The same goes for advice in words.
      const known = new Set(all.map(nameOf));
      for (const problem of all) {
        const { file, fix } = problem;
        const { follow } = wanted[problems.indexOf(problem)] ?? {};
        if (!fix && !follow) continue;
        const before = readFileSync(file, 'utf8');
        if (follow) expect(before).toContain(follow.from);
        const { from = '', to = '' } = follow ?? {};
        writeFileSync(file, fix ? applyEdit(before, fix) : before.replace(from, to));
        const after = await compile();
        writeFileSync(file, before);
        expect(after.problems.map(nameOf)).not.toContain(nameOf(problem));
        // Only now may rules across files be able to judge the file.
        const caused = after.problems.filter(
          (each) => each.file === file && !known.has(nameOf(each)) && !acrossFiles.has(each.rule),
        );
        expect(caused).toEqual([]);
      }
    });
  });
});

/** One of each topic, because --strict treats all warnings alike. */
const warned = new Map(
  mistakes
    .filter(
      ({ rules: only, expect: all }) =>
        !only && all.length > 0 && all.every(({ severity }) => severity === 'warning'),
    )
    .map((each) => [each.topic, each]),
);

it.each([...warned.values()])(
  'ACCEPTANCE 12 --strict turns the warning into an error: $mistake',
  async (each) => {
    const { problems, tables } = await checkWith(each.edits, { strict: true, at });
    expect(problems.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(
      each.expect.map(({ rule }) => `error ${rule}`),
    );
    expect(tables).toBeUndefined();
  },
);

it('reports the same problems in the same order, whatever the order of the edits', async () => {
  const edits =
    mistakes.find(({ mistake }) => mistake === 'six mistakes in six files')?.edits ?? [];
  expect(edits).toHaveLength(6);
  const { problems } = await checkWith(edits, { at });
  const again = await checkWith([...edits].reverse(), { at });
  expect(again.lines.length).toBe(6);
  expect(again.problems).toEqual(problems);
  expect(sortDiagnostics([...problems].reverse())).toEqual(problems);
});
