/** What one slip in a file does to several of its fields is one mistake: the problem that says the cause stays. */
import type { Problem } from './problem.ts';
import { groupBy } from './rules/group-by.ts';

const withoutNumbers = (field: string) => field.replaceAll(/\[\d+\]/g, '[]');
const entryOf = (field: string) => field.slice(0, Math.max(0, field.lastIndexOf('.')));
const isNear = (one: Problem, other: Problem, lines = 1) =>
  Math.abs(one.line - other.line) <= lines;
const saysNothing = ({ found = '', message }: Problem) =>
  found === 'nothing' || message === 'this is empty';

export function onceTold(problems: readonly Problem[]): Problem[] {
  return chained(doubled(swallowing(onePerText(lengthened(incomplete(problems))))));
}

/** Of an entry that lacks several fields, which stands there twice perhaps, one problem says all of them. */
function incomplete(problems: readonly Problem[]): readonly Problem[] {
  const placeOf = ({ rule, line, column, field }: Problem) =>
    rule === 'missing-field' ? `${line}:${column} ${entryOf(field)}` : '';
  const groups = groupBy(problems, placeOf);
  return problems.flatMap((problem) => {
    const group = placeOf(problem) === '' ? [] : (groups.get(placeOf(problem)) ?? []);
    const isEntry = entryOf(problem.field).endsWith(']');
    if (!isEntry || group.length < 2 || group.some(({ fix }) => fix)) return [problem];
    const names = group.map(({ field }) => field.slice(field.lastIndexOf('.') + 1));
    const message = `${names.join(', ').replace(/, (?=[^,]*$)/, ' and ')} are missing`;
    return group[0] === problem
      ? [{ ...problem, message, write: 'them, or take this entry away' }]
      : [];
  });
}

/** A text is too long because a line of it is there twice. */
function lengthened(problems: readonly Problem[]): readonly Problem[] {
  const repeated = new Set(
    problems.flatMap(({ rule, field }) => (rule === 'repeated' ? field : [])),
  );
  return problems.filter(({ rule, field }) => rule !== 'too-long' || !repeated.has(field));
}

/** Lines that became a part of one text, one after the other: told at the first. */
function onePerText(problems: readonly Problem[]): Problem[] {
  const isNext = (problem: Problem, before: Problem) =>
    before.rule === 'swallowed' &&
    before.field === problem.field &&
    problem.line === before.line + 1;
  return problems.flatMap((problem, index) => {
    if (problem.rule !== 'swallowed') return [problem];
    if (problems.some((before) => isNext(problem, before))) return [];
    if (!problems.some((after) => isNext(after, problem))) return [problem];
    let last = problem;
    for (const after of problems.slice(index))
      if (after.rule === 'swallowed' && isNext(after, last)) last = after;
    const { fix: _fix, write: _write, ...rest } = problem;
    return [
      {
        ...rest,
        message: `the lines from here to ${last.line} became a part of the text above them, because they stand further in`,
        write: 'them beneath the line that they belong to; it may be missing here',
      },
    ];
  });
}

/** A line that a value took in says why that value is wrong; a field that is missing says which line it was. */
function swallowing(problems: readonly Problem[]): Problem[] {
  const swallowed = problems.filter(({ rule }) => rule === 'swallowed');
  const lost = (problem: Problem) =>
    problem.fix
      ? undefined
      : problems.find(
          (other) =>
            other.rule === 'missing-field' &&
            entryOf(other.field) === entryOf(problem.field) &&
            isNear(other, problem, 3),
        );
  return problems.flatMap((problem) => {
    if (problem.rule === 'swallowed') return lost(problem) ? [] : [problem];
    if (problem.rule === 'missing-field') {
      const taken = swallowed.find((each) => lost(each) === problem);
      return [taken ? { ...problem, line: taken.line, column: taken.column } : problem];
    }
    const isSaid = swallowed.some(
      (each) =>
        each.field === problem.field &&
        // What is only suspected takes no error away, unless another one says the cause.
        (each.severity === 'error' || problem.severity === 'warning' || lost(each)) &&
        (!lost(each) || !problem.fix) &&
        isNear(each, problem, 3),
    );
    return isSaid && problem.field !== '' ? [] : [problem];
  });
}

/**
 * A field that stands twice says why it is empty where it stands first, or why the entry beside lacks
 * it. Where the first line of an entry is lost, all of its fields come twice: told of the first alone.
 */
function doubled(problems: readonly Problem[]): Problem[] {
  const told = new Set<string>();
  const twice = problems.filter(({ rule }) => rule === 'duplicate-key');
  const beside = (each: Problem) =>
    problems.find(
      ({ rule, field }) =>
        rule === 'missing-field' &&
        entryOf(field) === entryOf(entryOf(each.field)) &&
        entryOf(field) !== entryOf(each.field),
    );
  const lost = new Set(twice.filter(({ fix }) => !fix).map(beside));
  return problems.filter((problem) => {
    const { rule, field, fix } = problem;
    if (lost.has(problem)) return false;
    if (rule !== 'duplicate-key')
      return !twice.some(
        (each) =>
          (each.field === field && saysNothing(problem)) ||
          (rule === 'missing-field' && withoutNumbers(each.field) === withoutNumbers(field)),
      );
    if (fix) return true;
    const entry = entryOf(field);
    const isFirst = !told.has(entry);
    told.add(entry);
    return isFirst;
  });
}

/** Two lines that changed places: the field that was left empty, and what the next one took in. */
function chained(problems: readonly Problem[]): Problem[] {
  const inLines = [...problems].sort((one, other) => one.line - other.line);
  const dropped = new Set<Problem>();
  for (const [index, problem] of inLines.entries()) {
    if (!saysNothing(problem)) continue;
    let last = problem;
    for (const next of inLines.slice(index + 1)) {
      if (next.line - last.line > 2) break;
      if (next.fix) continue;
      if (next.rule === 'swallowed') {
        for (const each of inLines)
          if (each !== problem && !each.fix && each.line >= problem.line && each.line <= next.line)
            dropped.add(each);
        break;
      }
      last = next;
    }
  }
  return problems.filter((problem) => !dropped.has(problem));
}
