import { isRecord } from '../../kernel/is-record.ts';
import type { SourceDocument } from '../document.ts';
import { groupBy } from './group-by.ts';
import type { Rule } from './rule.ts';
import { type Saying, saidOnce } from './said-once.ts';

export const oneMeaning: Rule = {
  name: 'one-meaning',
  proves: 'SRCH P07',
  scope: 'synonyms',
  description: 'A synonym is in one group only: in two, a search would find everything of both.',
  good: {
    file: 'synonyms.yaml',
    instead: '[bacteria, germs]',
    yaml: '[bacteria, germs, microbes]',
  },
  bad: {
    file: 'synonyms.yaml',
    instead: '[bacteria, germs]',
    yaml: '[bacteria, germs, tank water]',
    printed:
      'error catalogue/synonyms.yaml:3:23 synonyms[1][2]: Another group has the same value. Found tank water. First at catalogue/synonyms.yaml:2. Change one of the two. [one-meaning]',
  },
  check: ({ documents }) => {
    const found = saidOnce(
      'group',
      documents.flatMap((document) => (document.kind === 'synonyms' ? wordsIn(document) : [])),
    );
    // A line that is there twice is one mistake.
    return [
      ...groupBy(found, ({ at }) => ('path' in at ? String(at.path[1]) : '')).values(),
    ].flatMap((group) => group.slice(0, 1));
  },
};

function wordsIn(document: SourceDocument): Saying[] {
  const groups = isRecord(document.value) ? document.value.synonyms : undefined;
  return (Array.isArray(groups) ? groups : []).flatMap((group: unknown, place) =>
    (Array.isArray(group) ? group : []).flatMap((word: unknown, at) =>
      typeof word === 'string'
        ? [{ value: word, origin: { document, path: ['synonyms', place] }, path: [at] }]
        : [],
    ),
  );
}
