/** The examples of codegen/fixtures/rules.yaml: edits to the fixture catalogue that a rule accepts and refuses. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** `yaml` replaces `instead`. Without `instead`, `yaml` is the whole file. */
export type Example = {
  readonly file: string;
  readonly instead?: string;
  readonly yaml: string;
};

export type RuleExamples = {
  readonly rule: string;
  /** The rule in a sentence for merchandisers. */
  readonly description?: string;
  /** How to correct many at once, if `check --fix` and an editor's search can't. */
  readonly fixMany?: string;
  /** Ids of docs/requirements.md. */
  readonly proves: string;
  readonly good: Example;
  /** `printed` is the check's line, with the fixture's folder as "catalogue". */
  readonly bad: Example & { readonly printed: string };
};

export const ruleExamples: readonly RuleExamples[] = parse(
  readFileSync(new URL('../fixtures/rules.yaml', import.meta.url), 'utf8'),
);
