/** Compares words in a product's copy with its facts: "hangs on the wall", "without a cover". */
import { butText, quoted } from '../diagnostics/words.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { findInTexts } from '../find-in-values.ts';
import { valueAt } from '../value-at.ts';
import { codesIn, isShownText, sentencesIn } from './own-figures.ts';
import kindsOf from './own-words.json' with { type: 'json' };
import { type Rule, type RuleInput, type RuleMatch, warnAbout } from './rule.ts';

/** For each fact, the words of the fact and of copy that mean one kind of it. */
const facts = Object.entries(kindsOf).map(([path, kinds]) => ({
  at: path.split('.'),
  kinds: Object.entries<{ readonly fact: string; readonly copy: string }>(kinds).map(
    ([kind, { fact, copy }]) => ({
      ...{ kind, fact: new RegExp(fact, 'i'), copy: new RegExp(copy, 'i') },
    }),
  ),
}));

export const ownWords: Rule = {
  name: 'own-words',
  check: (input) =>
    input.documents.flatMap((document) =>
      document.kind !== 'product' || !input.tables.products[document.name]
        ? []
        : findInTexts(document.value, (text, path) =>
            path.length === 1 && isShownText(path) && !input.isReported(document, path)
              ? otherKinds(input, document, text, path)
              : undefined,
          ).flatMap(({ found }) => found),
    ),
};

/** Returns a text's sentences about its own product. "It's the same" continues one about another. */
function ownSentences(input: RuleInput, { name }: SourceDocument, text: string) {
  let isOther = false;
  return sentencesIn(text).filter((sentence) => {
    const named = codesIn(sentence, input, []).filter((code) => code !== name);
    isOther =
      (isOther && /^It\b/.test(sentence)) || (named.length > 0 && !/^This is the/.test(sentence));
    return !isOther;
  });
}

const isUnclear = /\b(?:if|or|unless|instead|than|replac\w+)\b|\?$/i;

function otherKinds(input: RuleInput, document: SourceDocument, text: string, path: FieldPath) {
  return facts.flatMap(({ at, kinds }): RuleMatch[] => {
    const stated = valueAt(document.value, at);
    if (typeof stated !== 'string' || input.isReported(document, at)) return [];
    const own = kinds.filter(({ fact }) => fact.test(stated));
    if (own.length === 0 || !kinds.some(({ copy }) => copy.test(text))) return [];
    return ownSentences(input, document, text).flatMap((sentence) => {
      if (isUnclear.test(sentence)) return [];
      const said = kinds.filter(({ copy }) => copy.test(sentence));
      const [other] = said;
      if (!other || said.some((each) => own.includes(each))) return [];
      const [found = ''] = other.copy.exec(sentence) ?? [];
      return warnAbout(document, path, found, {
        message: `${document.name}'s "${at.at(-1)}" is ${quoted(stated)}${butText(found)}`,
        related: [{ at: { document, path: at }, label: 'See' }],
        disputes: { at: { document, path: at }, says: other.kind },
        write: `Correct the text, or the "${at.at(-1)}" field.`,
      });
    });
  });
}
