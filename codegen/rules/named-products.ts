/** Compares codes and colours in copy with the products it names. */
import type { Product } from '../../kernel/entry-types.ts';
import { formatList } from '../../kernel/format-list.ts';
import { memoizeTexts } from '../../kernel/memoize.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { distance, suggest } from '../diagnostics/suggest.ts';
import { butText, eitherOf } from '../diagnostics/words.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { findInTexts } from '../find-in-values.ts';
import { valueAt } from '../value-at.ts';
import { certificatesIn } from './certifications.ts';
import { treatSame } from './discontinued.ts';
import { codesAt, codesIn, isShownText, pageProduct, sentencesIn } from './own-figures.ts';
import { type Rule, type RuleInput, type RuleMatch, warnAbout } from './rule.ts';
import { treatingParts } from './treatment.ts';

export const namedProduct: Rule = {
  name: 'named-product',
  check: (input) => {
    // A file with errors may define the code.
    if (!input.hasNoErrors('product')) return [];
    const unknown = unknownCodes(input);
    const finishes = finishesIn(input);
    const certificates = certificatesIn(input);
    return input.documents.flatMap((document) =>
      findInTexts(document.value, (text, path) =>
        input.isReported(document, path)
          ? undefined
          : [
              ...unknown(document, text, path),
              ...fitsIn(input, document, text, path),
              ...otherModels(input, document, text, path),
              ...finishes(document, text, path),
              ...certificates(document, text, path),
            ],
      ).flatMap(({ found }) => found),
    );
  },
};

/** RL9 is a mistake where there's an RL8. AS4020 isn't. */
const familyOf = (code: string) => code.replaceAll(/\d+/g, '0');

/** Words in capitals or mixed case outside of addresses. */
const wordsIn = memoizeTexts((text) => {
  const plain = text.replaceAll(/\S*\/\S*/g, '');
  return [...new Set(plain.match(/\b(?:[A-Z]+[A-Z\d]*(?:-[A-Z\d]+)*|[A-Z][a-z]+[A-Z][a-z]+)\b/g))];
});

function unknownCodes({ known, written }: RuleInput) {
  const families = new Set([...known.codes].filter((code) => /\d/.test(code)).map(familyOf));
  const former = new Set(written.products.flatMap(({ entry }) => entry.formerCodes));
  // Copy shortens WH2-30-LF to WH2-30 and to LF.
  const partsOfCodes = new Set(
    [...known.codes].flatMap((code) => {
      const parts = code.split('-');
      return parts.flatMap((_part, at) => [
        parts.slice(0, at).join('-'),
        parts.slice(at).join('-'),
      ]);
    }),
  );
  const series = written.products.flatMap(({ entry }) => entry.series ?? []);
  const brands = [...new Set([...partsOfCodes, ...series])].filter((each) =>
    /^[A-Z]{5,}$/.test(each),
  );
  const mixed = [...new Set(series)].filter((each) => /^[A-Z][a-z]+[A-Z][a-z]+$/.test(each));
  const isMisspelt = (word: string) =>
    /^[A-Z]{4,}$/.test(word)
      ? brands.some((brand) => distance(word, brand) === 1)
      : !mixed.includes(word) &&
        mixed.some(
          (each) => each[0] === word[0] && distance(word.toLowerCase(), each.toLowerCase()) <= 1,
        );
  return (document: SourceDocument, text: string, path: FieldPath): RuleMatch[] => {
    return wordsIn(text).flatMap((word) =>
      (!families.has(familyOf(word)) && !isMisspelt(word)) ||
      brands.includes(word) ||
      known.codes.has(word) ||
      former.has(word) ||
      partsOfCodes.has(word) ||
      // dangling-reference reports these codes.
      document.references.some((each) => String(each.path) === String(path))
        ? []
        : warnAbout(document, path, word, {
            message: `There's no ${isMisspelt(word) ? 'series called' : 'product with the code'} ${word}.`,
            write: `Correct the ${isMisspelt(word) ? 'name' : 'code'}.`,
            perhaps: suggest(word, isMisspelt(word) ? [...brands, ...mixed] : known.codes, true)
              .perhaps,
          }),
    );
  };
}

const codesWord = String.raw`(?:\[?[A-Z\d-]+(?:\]\([^)]*\))?(?:, | and | or )?)+`;
/** Matches "Fits larger systems, such as WH2-30 and WH2-60" and "for your [WH2-30](/WH2-30)". */
const fitted = new RegExp(
  String.raw`\b(?:(?:[Ff]its|[Ss]uits|[Mm]ade for|[Gg]oes (?:in|on)(?:to)?|[Ww]orks (?:in|with))\b[^;:\n]*|(?:[Ff]or|[Ii]n|[Oo]n|[Oo]f)(?: your| our| an?| the)? ${codesWord})`,
  'g',
);
/** Matches sentences about a part that the product doesn't take, or not as it comes. */
const isElsewhere =
  /\b(?:than|unlike|instead|previous|earlier|older|if|while|when|before|after|ahead|also|separately)\b/i;
/** Matches "WH2-60 replaces it". */
const replacing = new RegExp(
  String.raw`${codesWord}(?: has)? replace[sd] (?:it|this)\b|\b[Rr]eplaced by (?:the )?${codesWord}`,
  'g',
);

function fitsIn(
  { tables, known, isReported, isProductReported }: RuleInput,
  document: SourceDocument,
  text: string,
  path: FieldPath,
): RuleMatch[] {
  const part = tables.products[document.name];
  if (document.kind !== 'product' || part === undefined) return [];
  // Most texts name no product.
  if (codesIn(text, { tables, known }, []).length === 0) return [];
  // other-label reports [WH2-60](/WH2-30).
  const shown = text.replaceAll(/(\[[A-Z][A-Z\d]*-[A-Z\d-]+\])\([^)]*\)/g, '$1');
  const stated = sentencesIn(shown).filter((sentence) => !isDenied.test(sentence));
  const said = (pattern: RegExp, sentences = stated) =>
    codesIn((sentences.join('\n').match(pattern) ?? []).join(), { tables, known }, []);
  const { replacedBy, name, fits } = part;
  // A sleeve that's named after a lamp isn't for another lamp.
  const named = codesIn(name, { tables, known }, []).filter((code) => code !== part.code);
  const typeOf = (code: string) => tables.products[code]?.type ?? '';
  const types = named.map(typeOf);
  const isUnclear = (code: string) => isProductReported(code, ['cartridges']);
  const see = (field: string) => ({ related: [{ at: { document, path: [field] }, label: 'See' }] });
  const disagreeing = (codes: readonly string[], field: string, message: string) =>
    codes.map((code) =>
      warnAbout(document, path, code, {
        message: `${message}${butText(code)}`,
        ...see(field),
        write: 'Use the same code in both places.',
      }),
    );
  const others = said(/.+/gs).filter(
    (code) => types.includes(typeOf(code)) && ![...named, ...fits, part.code].includes(code),
  );
  const successors = said(replacing).filter((code) => code !== replacedBy);
  // A kit's lamp and cartridges are those of the systems it fits.
  const owners = part.type === 'kit' ? fits.flatMap((each) => tables.products[each] ?? []) : [part];
  const all = Object.values(tables.products);
  const takenOf = (type: string) =>
    owners.flatMap((owner) =>
      type === 'kit'
        ? all.flatMap((each) =>
            each.type === type && each.fits.includes(owner.code) ? each.code : [],
          )
        : owner.parts.flatMap(({ code }) => (typeOf(code) === type ? code : [])),
    );
  const strangers = said(
    /.+/gs,
    stated.filter((sentence) => !isElsewhere.test(sentence)),
  ).filter(
    (code) =>
      [...treatingParts, ...(part.type === 'kit' ? [] : ['kit'])].includes(typeOf(code)) &&
      takenOf(typeOf(code)).length > 0 &&
      !owners.some((each) => tables.products[code]?.fits.includes(each.code)) &&
      !owners.some((each) => isUnclear(each.code)),
  );
  // "For HYBRID-G8, use RL8" is about another lamp.
  const about = stated.filter(
    (each) =>
      !said(/.+/gs, [each]).some((code) => code !== part.code && typeOf(code) === part.type),
  );
  return [
    ...(isShownText(path) ? strangers : []).map((code) => {
      const own = [...new Set(takenOf(typeOf(code)))];
      return warnAbout(document, path, code, {
        message: `${owners.length > 1 ? 'Its products take' : `${owners[0]?.code} takes`} ${formatList(own)}, not ${code}.`,
        ...(part.type !== 'kit' && see('cartridges')),
        write: `Use ${own.length > 1 ? 'one of them' : own[0]} here, or correct "${part.type === 'kit' ? 'fits' : 'cartridges'}".`,
      });
    }),
    ...said(fitted, about).flatMap((code) =>
      fits.length === 0 ||
      fits.includes(code) ||
      types.includes(typeOf(code)) ||
      typeOf(code) === part.type ||
      isUnclear(code)
        ? []
        : warnAbout(document, path, code, {
            message: `${code}.yaml doesn't list ${part.code} as a part.`,
            write: `Use a product that ${part.code} fits, or add ${part.code} to ${code}.yaml.`,
          }),
    ),
    ...disagreeing(
      // replaced-but-current reports a product of another type or for other water.
      replacedBy &&
        replacedBy !== part.code &&
        typeOf(replacedBy) === part.type &&
        treatSame(part, tables.products[replacedBy])
        ? successors
        : [],
      'replacedBy',
      `"replacedBy" is ${replacedBy}`,
    ),
    // system-facts reports a name that no product that takes the part agrees with.
    ...disagreeing(
      others.length > 0 && isReported(document, ['name']) ? [] : others,
      'name',
      `${part.code} is the "${name}"`,
    ),
  ];
}

/** Matches what's before a product that's like this one. */
const identity =
  /\b(?:(?:this|it|inside)(?: is|'s) the|same .*\bas|mount an?|in the|spout of(?: the)?)(?: [\w-]+){0,2} $/i;
const inBox = /\b(?:in (?:one|the) box|comes? (?:with|in one box))\b/i;
const traitOf = (id: string, { specifications, appearance, parts }: Product) =>
  id === 'spout'
    ? appearance?.spout
    : id === 'cartridges'
      ? parts.flatMap(({ code, role }) => (role === 'cartridge' ? code : [])).join() || undefined
      : specifications.find((fact) => fact.id === id)?.value;
/** Returns a trait that makes two products unlike. Products of different types may share a spout. */
const differing = (one: Product, other: Product): string | undefined =>
  ['flow', 'stages', 'cartridgeSize', 'uvLamp', 'cartridges', 'spout'].find((id) => {
    const [own, its] = [one, other].map((each) => traitOf(id, each));
    return (id === 'spout' || one.type === other.type) && own && its && own !== its;
  });

/** Finds products that text says are like this one or come with it, though others of their range are and do. */
function otherModels(input: RuleInput, document: SourceDocument, text: string, path: FieldPath) {
  const own = input.tables.products[document.name];
  if (document.kind !== 'product' || !own || isPart(own.type) || !isShownText(path)) return [];
  if (!/ the |same|mount|box|comes? with/.test(text) || !/[A-Z]+-?\d/.test(text)) return [];
  const all = Object.values(input.tables.products).filter((each) => each !== own);
  const isIn = ({ code }: Product) => own.related.includes(code);
  return sentencesIn(text.replaceAll(/\]\([^)]*\)|\[/g, '')).flatMap((sentence) =>
    [...sentence.matchAll(/\b[A-Z][A-Z\d]*(?:-[A-Z\d]+)*\b/g)].flatMap(({ 0: word, index }) => {
      const isLike = identity.test(sentence.slice(0, index));
      if (!isLike && !inBox.test(sentence)) return [];
      // E6 is short for HYBRID-E6-LF.
      const isShort = /^[A-Z]+\d+$/.test(word);
      const named = all.filter(({ code, series }) =>
        isShort ? series === own.series && `${code}-`.includes(`-${word}-`) : code === word,
      );
      const [first] = named;
      if (!first || isPart(first.type)) return [];
      const range = all.filter(
        (each) => each.series === first.series && each.type === first.type && !named.includes(each),
      );
      const isOther = named.every((each) => differing(own, each));
      const alike = range.filter((each) => isOther && !differing(own, each));
      const [better] =
        !isLike && first.type !== own.type
          ? range.filter((each) => isIn(each) && !named.some(isIn))
          : [...alike.filter(isIn), ...alike];
      const isOdd = [own, first].some(({ code }) => input.isProductReported(code, ['cartridges']));
      if (!better || isOdd || input.isProductReported(own.code, ['specifications'])) return [];
      const id = differing(own, first);
      return warnAbout(document, path, word, {
        message: id
          ? `The text says ${first.code} and ${own.code} are alike, but their ${id} differs.`
          : `${first.code} isn't listed under "related", but ${better.code} is.`,
        write: `Use ${better.code} here, or correct "${id ?? 'related'}" in ${own.code}.yaml${id ? ` or ${first.code}.yaml` : ''}.`,
      });
    }),
  );
}

function finishesIn(input: RuleInput) {
  const { tables, isProductReported } = input;
  const painted = Object.values(tables.products)
    .filter(({ finishes = [] }) => finishes.length > 0)
    .map(({ code }) => code);
  const finishesOf = (code: string) =>
    tables.products[code]?.finishes?.map(({ name }) => name) ?? [];
  const colours = [...new Set(painted.flatMap(finishesOf))];
  const any = new RegExp(`\\b(?:${colours.join('|')})\\b`, 'g');
  const other = new RegExp(
    `\\b(?:[A-Z][a-z]+ )*(?:${[...new Set([...colours.flatMap((each) => each.split(' ')), ...shades])].join('|')})\\b`,
    'g',
  );
  return (document: SourceDocument, text: string, path: FieldPath): RuleMatch[] => {
    if (colours.length === 0) return [];
    const isOwn = document.kind === 'product';
    // A product's own copy names other colours too, such as brass.
    if (isOwn && !isOffered.test(text)) return [];
    const isRow = path.at(-3) === 'rows';
    return sentencesIn(text).flatMap((sentence) => {
      // "Stone White, Mineral Grey and Sand" is a list of finishes.
      const isListed = (sentence.match(any) ?? []).length > 1;
      const pattern = isListed || isOffered.test(sentence) ? other : any;
      const isSaid = !isDenied.test(sentence) && (!isOwn || pattern === other);
      // In "White scale on the taps", the first word has a capital anyway.
      const found = (isSaid ? [...sentence.matchAll(pattern)] : []).flatMap(
        ({ index, 0: colour }) => (index === 0 && !colour.includes(' ') ? [] : colour),
      );
      if (found.length === 0) return [];
      const around = isRow
        ? [valueAt(document.value, path.slice(0, -1))].flat().join(' ')
        : sentence;
      const named = codesIn(around, input, painted);
      const own = pageProduct(document);
      const about =
        named.length > 0 ? named : own.length > 0 ? own : codesAt(document, path, input);
      return [...new Set(found)].flatMap((colour) => {
        const lacking = about.filter((code) => {
          const own = finishesOf(code);
          // "Choose Stone White" starts a sentence.
          const isOwnColour = own.some((each) => ` ${colour}`.endsWith(` ${each}`));
          return (own.length > 0 || isOwn) && !isOwnColour;
        });
        const [code] = lacking;
        const isWrong = (isRow && named.length > 0) || lacking.length === about.length;
        if (!code || !isWrong || isProductReported(code, ['finishes'])) return [];
        return warnAbout(document, path, colour, {
          message: `${code} doesn't come in ${colour}.`,
          write:
            isRow && lacking.length < about.length
              ? `Leave ${code} out of this row, or add ${colour} to its finishes.`
              : `${finishesOf(code).length > 0 ? `Use ${eitherOf(finishesOf(code))}, or add ${colour}` : 'Leave it out, or add it'} to ${code}'s finishes.`,
        });
      });
    });
  };
}

const shades = ['Gold', 'Silver', 'Bronze', 'Copper', 'White', 'Black', 'Grey', 'Red', 'Blue'];
const isOffered = /\b(?:comes?|available|finished|sold|choose it|offered) in\b/i;
/** Matches sentences about what a product doesn't come in. */
const isDenied = /n't\b|\b(?:not?|never|except|without)\b/i;
