/** Mistakes that people make in the files, and exactly what the checker prints for each. */
import type { Edit } from './catalogue-copy.ts';

export type Mistake = {
  /** Row of the list of faults, or "files" for what it does not name. */
  readonly acceptance: string;
  readonly mistake: string;
  readonly edits: readonly Edit[];
  /** Every problem of the run: severity, then the printed line. */
  readonly printed: readonly string[];
};
