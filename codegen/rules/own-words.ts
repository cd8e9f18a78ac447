/** Compares words in a product's copy with its facts and with other products: "hangs on the wall", "our shortest tap". */
import type { Product } from '../../kernel/contract.ts';
import { numericSpecification } from '../../kernel/dimensions.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { findInTexts } from '../find-in-values.ts';
import { valueAt } from '../value-at.ts';
import { isRetired } from './discontinued.ts';
import { codesIn, isShownText, sentencesIn } from './own-figures.ts';
import texts from './own-words.json' with { type: 'json' };
import { lineOf, type Rule, type RuleInput, type RuleMatch, warnAbout } from './rule.ts';

/** For each fact, the words of the fact and of copy that mean one kind of it. */
const facts = Object.entries(texts.kinds).map(([path, kinds]) => ({
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
              ? [
                  ...otherKinds(input, document, text, path),
                  ...otherSizes(input, document, text, path),
                ]
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
        message: `${document.name}'s ${at.at(-1)} is ${stated}.`,
        related: [{ at: { document, path: at }, label: 'See' }],
        disputes: { at: { document, path: at }, says: other.kind },
        write: `Correct the text, or correct ${at.at(-1)}.`,
      });
    });
  });
}

const stems = Object.keys(texts.sizes).join('|');
/** Most texts compare nothing. */
const compares = new RegExp(String.raw`\b(?:${stems})e?(?:r|st)\b`, 'i');
const codeWord = String.raw`\[?([A-Z][A-Z\d]*-?[A-Z\d-]*\d[A-Z\d-]*)\b`;
const superlatives = new RegExp(
  String.raw`\b(?:it's|it is|this is) (?:the|our) (${stems})e?st\b`,
  'gi',
);
const comparatives = new RegExp(
  [
    String.raw`(?<!n't |not )\b(?<own>${stems})e?r(?: and \w+)? than (?:an? |the |our )?${codeWord}`,
    String.raw`\bthe (?<its>${stems})e?r ${codeWord}`,
    String.raw`\b(?<size>${stems})e?r than an? (?<inches>\d+)["″]`,
    String.raw`\bthis (?<only>${stems})e?r\b`,
  ].join('|'),
  'gi',
);
type Sizes = Readonly<Record<string, readonly string[]>>;

/** Returns a fact, or the volume from all dimensions. */
const measure = (product: Product, id: string) =>
  id !== 'volume'
    ? numericSpecification(product, id)
    : ['height', 'width', 'depth', 'length', 'diameter', 'diameter']
        .flatMap((each) => numericSpecification(product, each) ?? [])
        .reduce((all, each) => all * each, 1);

/** Says how a product contradicts "taller than" each of the others. Undefined if one of their facts agrees. */
function contradicted(
  own: Product,
  others: readonly Product[],
  stem: string,
  isSuperlative = false,
) {
  const ids: Sizes = texts.sizes;
  const compared = (ids[stem.toLowerCase()] ?? []).flatMap((each, index) => {
    const [id, sign] = each.startsWith('-') ? [each.slice(1), -1] : [each, 1];
    const its = measure(own, id);
    const pairs = others.flatMap((other) => {
      const theirs = measure(other, id);
      return its === undefined || theirs === undefined ? [] : { other, theirs };
    });
    const wrong = pairs.find(
      ({ theirs }) => (Number(its) - theirs) * sign < (isSuperlative && index === 0 ? 0 : 1e-9),
    );
    return pairs.length === 0 ? [] : [{ id, its, wrong }];
  });
  // A reader can't check a volume.
  const first =
    compared.find(({ id, its, wrong }) => id !== 'volume' && wrong && wrong.theirs !== its) ??
    compared[0];
  return first?.wrong && compared.every(({ wrong }) => wrong)
    ? { id: first.id, its: first.its, ...first.wrong }
    : undefined;
}

/** Reports "our shortest tap" and "coarser than CB20-05" if the figures say otherwise. */
function otherSizes(input: RuleInput, document: SourceDocument, text: string, path: FieldPath) {
  const { products } = input.tables;
  const own = products[document.name];
  if (!own || !compares.test(text)) return [];
  const partsOf = ({ parts }: Product) => parts.map(({ code }) => code).join();
  // With the same parts, it's this product under a cover or in another frame.
  const near = Object.values(products).filter(
    (each) =>
      each.type === own.type &&
      !isRetired(each) &&
      (own.parts.length > 0 ? partsOf(each) !== partsOf(own) : each !== own),
  );
  const inSeries = near.filter(({ series }) => series === own.series);
  const named = codesIn(text, input, []).flatMap((code) =>
    code === own.code ? [] : (products[code] ?? []),
  );
  const [only, another] = named.filter(({ type }) => type === own.type);
  return sentencesIn(text).flatMap((sentence) => {
    const wrong = [
      ...[...sentence.matchAll(superlatives)].map(([found, stem = '']) => {
        const groups = [near, inSeries].filter(({ length }) => length > 1);
        const faults = groups.map((group) => contradicted(own, group, stem, true));
        return { found, fault: faults.every(Boolean) ? faults.at(-1) : undefined, one: own };
      }),
      ...[...sentence.matchAll(comparatives)].map(({ 0: found, 1: _, groups = {}, ...match }) => {
        const code = Object.values(match).find(
          (each) => typeof each === 'string' && products[each],
        );
        const other = products[String(code)] ?? (groups.only && !another ? only : undefined);
        const sized = near.filter(({ specifications }) =>
          specifications.some(
            ({ id, value }) =>
              id === 'cartridgeSize' && String(value).startsWith(`${groups.inches} x`),
          ),
        );
        const [one, two] = groups.its ? [other, [own]] : [own, other ? [other] : sized];
        const stem = groups.own ?? groups.its ?? groups.size ?? groups.only ?? '';
        return { found, fault: one && contradicted(one, two, stem), one };
      }),
    ];
    return wrong.flatMap(({ found, fault, one = own }) => {
      const origin = input.origins.get(one.code);
      const isOdd = [one, fault?.other ?? own].some(({ code }) =>
        input.isProductReported(code, ['specifications']),
      );
      if (!fault || !origin || isOdd) return [];
      return warnAbout(document, path, found, {
        message: `${one.code}'s ${fault.id} is ${fault.its}, and ${fault.other.code}'s is ${fault.theirs}.`,
        related: fault.id === 'volume' ? [] : [lineOf(origin, ['specifications', fault.id], 'See')],
        write: `Correct the text, or correct the ${fault.id} that's wrong.`,
      });
    });
  });
}
