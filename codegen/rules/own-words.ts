/** Compares words in a product's copy with its facts: "hangs on the wall", "without a cover". */

import { numericSpecification } from '../../kernel/dimensions.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { formatList } from '../../kernel/format-list.ts';
import { butText, quoted } from '../diagnostics/words.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import { findInTexts } from '../find-in-values.ts';
import { listAt, valueAt } from '../value-at.ts';
import lists from './lists.json' with { type: 'json' };
import { codesIn, isShownText, sentencesIn } from './own-figures.ts';
import kindsOf from './own-words.json' with { type: 'json' };
import { type Rule, type RuleInput, type RuleMatch, warnAbout } from './rule.ts';
import { isCurrent } from './specifications.ts';

/** For each fact, the words of the fact and of copy that mean one kind of it. After #, one of several ways to tell kinds apart. */
const facts = Object.entries(kindsOf).map(([path, kinds]) => ({
  at: path.replace(/#.*/, '').split('.'),
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
      findInTexts(document.value, (text, path) => {
        const own =
          document.kind !== 'product'
            ? ownerOf(input, document, path)
            : path.length === 1 && isShownText(path) && input.tables.products[document.name]
              ? document
              : undefined;
        return own && !input.isReported(document, path)
          ? [
              ...otherKinds(input, own, text, { document, path }),
              ...otherExtreme(input, own, text, { document, path }),
            ]
          : undefined;
      }).flatMap(({ found }) => found),
    ),
};

/** Returns the file of the only product that a table's row names. */
function ownerOf(input: RuleInput, { value }: SourceDocument, path: FieldPath) {
  const row = path.at(-3) === 'rows' ? listAt(value, path.slice(0, -1)) : [];
  const [code, another] = codesIn(row.join(' '), input, []);
  return code && !another ? input.origins.get(code)?.document : undefined;
}

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

const extremes = new RegExp(`\\bour (${Object.keys(lists.superlatives).join('|')})\\b.*`, 'i');
type Extreme = { readonly of: readonly string[]; readonly sign: number };
const superlatives = new Map<string, Extreme>(Object.entries(lists.superlatives));

/** Reports "our shortest filter tap" if another one of its type, and of the series that it names, is shorter. */
function otherExtreme(input: RuleInput, own: SourceDocument, text: string, place: SourceLocation) {
  const product = input.tables.products[own.name];
  return sentencesIn(text).flatMap((sentence) => {
    const [found = '', word = ''] = extremes.exec(sentence) ?? [];
    const { of = [], sign = 1 } = superlatives.get(word.toLowerCase()) ?? {};
    const isNamed = (name = '\n') => found.toLowerCase().includes(name.toLowerCase());
    if (!product || !isNamed(product.type)) return [];
    const sizeOf = (each: Product) => of.flatMap((id) => numericSpecification(each, id) ?? [])[0];
    const better = Object.values(input.tables.products).find(
      (each) =>
        each.type === product.type &&
        isCurrent(each) &&
        (each.series === product.series || !isNamed(product.series)) &&
        sign * (sizeOf(each) ?? Number.NaN) < sign * (sizeOf(product) ?? Number.NaN),
    );
    const origin = better && input.origins.get(better.code);
    const id = of.find((each) => numericSpecification(product, each) !== undefined) ?? '';
    if (!origin || input.isReported(own, ['specifications', id])) return [];
    return warnAbout(place.document, place.path, word, {
      message: `${own.name}'s ${id} is ${sizeOf(product)}, but ${better.code}'s is ${sizeOf(better)}, so ${own.name} isn't the ${word}.`,
      related: [own, origin.document].map((document) => ({
        at: { document, path: ['specifications', id] },
        label: 'See',
      })),
      write: "Correct the text, or the number that's wrong.",
    });
  });
}

const isUnclear = /\b(?:if|or|unless|instead|than|replac\w+)\b|\?$/i;

function otherKinds(input: RuleInput, own: SourceDocument, text: string, place: SourceLocation) {
  return facts.flatMap(({ at, kinds }): RuleMatch[] => {
    const value = valueAt(own.value, at);
    const stated = Array.isArray(value) ? formatList(value.map(String)) : value;
    if (typeof stated !== 'string' || input.isReported(own, at)) return [];
    const right = kinds.filter(({ fact }) => fact.test(stated));
    if (right.length === 0 || !kinds.some(({ copy }) => copy.test(text))) return [];
    return ownSentences(input, own, text).flatMap((sentence) => {
      if (isUnclear.test(sentence)) return [];
      const said = kinds.filter(({ copy }) => copy.test(sentence));
      const [other] = said;
      if (!other || said.some((each) => right.includes(each))) return [];
      const [found = ''] = other.copy.exec(sentence) ?? [];
      return warnAbout(place.document, place.path, found, {
        message: `${own.name}'s "${at.at(-1)}" is ${quoted(stated)}${butText(found)}`,
        related: [{ at: { document: own, path: at }, label: 'See' }],
        disputes: { at: { document: own, path: at }, says: other.kind },
        write: `Correct the text, or the "${at.at(-1)}" field${own === place.document ? '' : ` in ${own.name}.yaml`}.`,
      });
    });
  });
}
