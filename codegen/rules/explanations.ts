/** Explains rules with reasons, examples and how to correct many, for `check --explain` and the README. */
import { rules } from '../run-rules.ts';
import fileRules from './file-rules.json' with { type: 'json' };
import { type Example, ruleExamples } from './rule-examples.ts';

const usual =
  'Run npx puretec check --fix to apply every safe fix and see the diff. Correct the rest with search and replace in your editor.';

const examples = new Map(ruleExamples.map((each) => [each.rule, each]));

export const explanations = [
  ...rules.flatMap(({ name, ...own }) => {
    const { good, bad, description = own.description, fixMany = usual } = examples.get(name) ?? {};
    return good && bad && description
      ? { name, description, good: shown(good, bad), bad: shown(bad, good), fixMany }
      : [];
  }),
  ...fileRules,
].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Shows the last line that only this example has, and its file, or just the file if the rule is about file names. */
function shown({ file, instead, yaml }: Example, other: Example): string {
  const text = yaml === '' ? (instead ?? '') : yaml;
  const lines = text.trim().split('\n');
  const own = lines.filter((line) => instead !== undefined || !other.yaml.includes(line));
  const code = own.slice(-1).map((line) => `${line.trim()} in `);
  return `${yaml === '' ? 'without ' : ''}${code.join('')}${file}`;
}
