import type { Edit } from './catalogue-copy.ts';

/** Edits of the fixture, and what some rules print of them; the other rules may say more. */
export type RuleCases = {
  /** Names of the rules. */
  readonly rules: readonly string[];
  readonly cases: readonly {
    readonly says: string;
    readonly edits: readonly Edit[];
    readonly printed: readonly string[];
  }[];
};
