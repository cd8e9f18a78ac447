// Generated from catalogue/. Edits are lost; change the YAML instead.
/** Words that mean the same to a search. */
import type { Synonyms } from '#kernel/contract.ts';

/** Groups of words and phrases. */
export const synonyms: Synonyms = [['rainwater', 'tank water'], ['bacteria', 'germs']];
