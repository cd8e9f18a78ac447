import type { Origin } from '../catalogue.ts';
import type { Problem } from '../problem.ts';
import type { FieldPath } from '../read/document.ts';
import { lineOf, problemOf, type Rule } from './rule.ts';

/** Ids, titles and descriptions tell pages apart, and the parts of a page too. */
export const uniqueness: Rule = ({ catalogue, allCategories, allPages }) => {
  const problems: Problem[] = [];
  const once = (what: string, rule: string) => {
    const seen = new Map<string, { origin: Origin; path: FieldPath }>();
    return (value: string, origin: Origin, path: FieldPath) => {
      const first = seen.get(value);
      if (!first) return void seen.set(value, { origin, path });
      problems.push(
        problemOf(origin, path, {
          rule,
          message: `another ${what} says the same`,
          found: value,
          related: [lineOf(first.origin, first.path, 'first at')],
          write: 'something of its own',
        }),
      );
    };
  };
  const id = once('category', 'duplicate-id');
  const title = once('page', 'duplicate-title');
  const description = once('page', 'duplicate-description');
  for (const { file, origin } of allCategories) {
    id(String(file.id), origin, ['id']);
    title(file.pageTitle, origin, ['pageTitle']);
    description(file.pageDescription, origin, ['pageDescription']);
  }
  for (const { file, origin, sections } of allPages) {
    title(file.pageTitle, origin, ['pageTitle']);
    description(file.pageDescription, origin, ['pageDescription']);
    const section = once('section of the page', 'duplicate-section');
    for (const [index, { id: name }] of sections.entries())
      section(name, origin, ['sections', index, 'heading']);
  }
  const seen = new Map<string, string>();
  for (const [audience, origin] of catalogue.menuOrigins) {
    const other = seen.get(audience);
    if (other)
      problems.push(
        problemOf(origin, ['audience'], {
          rule: 'duplicate-id',
          message: `the menu of ${audience} is already in ${other}`,
          write: 'another audience',
        }),
      );
    seen.set(audience, origin.document.file);
  }
  return problems;
};
