/** Checks comparisons, tables and sentences about one product against its claims and installation. */
import type { Product } from '../../kernel/entry-types.ts';
import { formatList } from '../../kernel/format-list.ts';
import { isRecord } from '../../kernel/json-record.ts';
import type { Tables } from '../../kernel/tables.ts';
import { type ComparisonFeature, type Installation, isPart } from '../../kernel/vocabulary.ts';
import { quoted } from '../diagnostics/words.ts';
import { findInTexts } from '../find-in-values.ts';
import { valueAt } from '../value-at.ts';
import {
  codesAt,
  codesBehind,
  codesIn,
  codesShownAt,
  isTable,
  mentioned,
  sentencesIn,
} from './own-figures.ts';
import { lineOf, type Rule, type RuleInput, type RuleMatch, reportAt, reportOn } from './rule.ts';

export const statedClaim: Rule = {
  name: 'stated-claim',
  check: (input) =>
    input.hasNoErrors('claims')
      ? [...inComparisons(input), ...inCells(input), ...inFacts(input), ...inTexts(input)]
      : [],
};

const atOneTap: readonly (Installation | undefined)[] = ['undersink', 'benchtop', 'in line'];
const notAtOneTap = ({ installation }: Product) =>
  atOneTap.includes(installation) ? false : undefined;
/** Whether a row is true of a product; undefined if its file doesn't decide it. */
const rows: Partial<Record<ComparisonFeature, (product: Product) => boolean | undefined>> = {
  wholeHouseBacteriaElimination: ({ installation, treats }) =>
    installation === 'whole house' && treats.includes('bacteria'),
  filteredWaterOnEveryTap: (product) =>
    product.installation === 'whole house' || notAtOneTap(product),
  protectsAppliances: notAtOneTap,
  gardenUse: notAtOneTap,
};

const saidBy = (value: unknown): boolean | undefined => {
  const [word] = /^(?:yes|no|true|false)\b/i.exec(String(value)) ?? [];
  return word === undefined ? undefined : /^[yt]/i.test(word);
};

function inComparisons({ tables, written, ids, ...input }: RuleInput): RuleMatch[] {
  return written.categories.flatMap(({ entry, origin }) =>
    entry.productsToCompare.flatMap(({ product, url = '', features }, index) => {
      const single = product ?? url.slice(1);
      const codes = tables.products[single] ? [single] : codesBehind(tables, url);
      const systems = codes.flatMap((code) => {
        const each = tables.products[code];
        return each && !isPart(each.type) ? [each] : [];
      });
      return Object.entries(features).flatMap(([feature, value]) => {
        const path = ['productsToCompare', index, 'features', feature];
        const said = saidBy(value);
        const isTrue = isFeature(feature) ? rows[feature] : undefined;
        const wrong = systems.filter((each) => isTrue?.(each) === (said === false));
        const [first] = wrong;
        if (said === undefined || !first || wrong.length < systems.length) return [];
        const isBacteria = feature === 'wholeHouseBacteriaElimination';
        if (isBacteria && !ids.contaminants.has('bacteria')) return [];
        if (input.isReported(origin.document, [...origin.path, ...path])) return [];
        if (codes.some((each) => input.isProductReported(each, ['installation']))) return [];
        const isUsed = first.treats.includes('bacteria');
        const own = input.origins.get(first.code);
        const { code, installation = 'missing' } = first;
        const isWhole = installation === 'whole house';
        // The row on bacteria is about whole house products.
        const isPlace = !isBacteria || !said || !isWhole;
        const isUse = isBacteria && isUsed !== said;
        const facts = [
          isPlace && `${code}'s "installation" is ${quoted(installation)}`,
          isUse && `${isPlace ? 'it' : code} ${isUsed ? 'treats' : "doesn't treat"} bacteria`,
        ];
        const fixes = [
          isPlace && `"installation" in ${code}.yaml`,
          isUse && `${code}'s claims in claims.yaml`,
        ];
        return reportOn(origin, path, {
          message: `The table says ${quoted(String(value))} for ${code}, but ${facts.filter(Boolean).join(' and ')}.`,
          found: String(value),
          related: own && isPlace ? [lineOf(own, ['installation'], 'See')] : [],
          ...(own &&
            !isBacteria && {
              disputes: {
                at: { document: own.document, path: ['installation'] },
                says: 'something else',
              },
            }),
          write: `${typeof value === 'boolean' ? `Change ${value} to ${!value}` : `Start the text with "${said ? 'No' : 'Yes'}"`}. If the table is right, correct ${fixes.filter(Boolean).join(' or ')}.`,
        });
      });
    }),
  );
}

const isFeature = (text: string): text is keyof typeof rows => Object.hasOwn(rows, text);

/** Checks table cells under a contaminant's heading, and contaminants in cells under "Used for". */
const inCells = ({ tables, ...input }: RuleInput): RuleMatch[] =>
  input.documents.flatMap((document) =>
    findInTexts(document.value, (text, path) =>
      isTable(path) && path.at(-1) !== 0 ? text : undefined,
    ).flatMap(({ path, found }) => {
      const row = valueAt(document.value, path.slice(0, -1));
      const table = valueAt(document.value, path.slice(0, -3));
      const columns = isRecord(table) ? [table.columns].flat() : [];
      const heads = `${[row].flat()[0]}\n${columns[Number(path.at(-1))]}`;
      const isEffect = anyVerb.test(heads) || effects.test(heads);
      const word = saidBy(found);
      const said = word ?? (isEffect && !isNoClaim.test(`${heads} ${found}`) ? true : undefined);
      const inHeads = tables.contaminants.filter(isNamedIn(heads));
      const isListed = inHeads.length === 0 && word === undefined;
      const named = isListed ? tables.contaminants.filter(isNamedIn(found)) : inHeads;
      const [code = ''] = codesAt(document, path, { tables, ...input });
      const product = tables.products[code];
      const wrong = named.find(({ id }) => product?.treats.includes(id) !== said);
      if (!product || !wrong || said === undefined) return [];
      if (input.isReported(document, path)) return [];
      if (input.isProductReported(code, ['cartridges'])) return [];
      return reportAt(document, path, {
        message: `The text says "${found}", but claims.yaml ${said ? "doesn't say" : 'says'} ${code} treats ${wrong.id}.`,
        found,
        ...claimOf(code, { tables, ...input }),
      });
    }),
  );

/** Refers to a product's entry in claims.yaml, with all products that it's for. */
function claimOf(code: string, { written, tables }: Pick<RuleInput, 'written' | 'tables'>) {
  const { entry, origin } = written.claims.find((each) => each.entry.products.includes(code)) ?? {};
  const others = entry && entry.products.length > 1 ? formatList(entry.products) : '';
  const { parts = [] } = tables.products[code] ?? {};
  const list = parts.some(({ role }) => role === 'cartridge') ? ` or ${code}'s cartridges` : '';
  return {
    ...(origin && entry?.usedFor && { related: [lineOf(origin, ['usedFor'], 'See')] }),
    write: `Correct the text${list ? ',' : ' or'} ${others && `${others}'s entry in `}claims.yaml${list}.`,
  };
}

const isNamedIn =
  (text: string) =>
  ({ words = [] }: Tables['contaminants'][number]) =>
    words.some((word) => new RegExp(`\\b${word}`, 'i').test(text));
/** Headings such as "Scale reduction" and "Used for". */
const effects = /\b(?:reduction|removal|(?:made|used) for)\b/i;
const verbs =
  'kills?|removes?|eliminates?|destroys?|disables?|reduces?|treats?|traps?|catches|stops?|(?:filters?|takes?) out|filters?(?= [\\w ]+ out\\b)|gets? rid of';
/** A verb that implies its contaminant. */
const softens = /\bsoftens\b/i;
const anyVerb = new RegExp(`\\b(?:${verbs}|softens)\\b`, 'i');
const everyVerb = new RegExp(anyVerb, 'gi');

const percent = /\d+(?:\.\d+)?%/g;
/** A clause that starts with these words may deny something else, such as "so you don't need a UV lamp". */
const clauseEnd = /,? (?=(?:so|where|because|though)\b)|, (?=and (?:it|you)\b)/i;
/** Matches clauses that deny or ask something, or say what to do instead. */
const isNoClaim =
  /n't\b|\?$|\b(?:not?|none|nothing|neither|never|without|unless|if|boil\w*|need|wary|(?:fit|add|choose) (?:an? )?(?:uv|softener|carbon|sediment))\b/i;
const between = `(?:(?!\\b(?:but|while|so|because|which|that|before|${verbs})\\b)[^;:])*?`;

/** Finds a sentence's claims: the contaminant, the words, and the medium. */
function claimFinder({ contaminants }: Tables) {
  const mediaOf = new Map(contaminants.map(({ id, media = [] }) => [id, media]));
  const all = [...new Set([...mediaOf.values()].flat())].map((medium) => ({
    medium,
    subject: new RegExp(
      `(?<!\\b(?:before|after|of|to|in|for|with|from) (?:the |an? )?)\\b${medium.replace(' lamp', '( lamp)?')}\\)?(?: (?:light|cartridges?|blocks?|filters?|stages?))?(?: also| only)? $`,
      'i',
    ),
  }));
  const patterns = contaminants.flatMap(({ id, words = [] }) => {
    const named = `\\b(?:${words.join('|').replaceAll('.', '\\.')})`;
    if (words.length === 0) return [];
    return {
      id,
      pattern: new RegExp(
        `\\b(?:${verbs})\\b${between}${named}${id === 'hardness' ? `|${softens.source}` : ''}`,
        'i',
      ),
    };
  });
  return (sentence: string) =>
    sentence.split(clauseEnd).flatMap((clause) =>
      !anyVerb.test(clause) || isNoClaim.test(clause)
        ? []
        : patterns.flatMap(({ id, pattern }) => {
            const { 0: found, index = 0 } = pattern.exec(clause) ?? {};
            if (found === undefined) return [];
            const media = all.flatMap(({ medium, subject }) =>
              subject.test(clause.slice(0, index)) ? medium : [],
            );
            const isPossible = media.some((each) => mediaOf.get(id)?.includes(each));
            return { id, found, isPossible, other: media[0] };
          }),
    );
}

/** Reports advertised facts about a contaminant that claims.yaml doesn't list for one of their products. */
function inFacts({ tables, documents, isProductReported }: RuleInput): RuleMatch[] {
  const document = documents.find(({ kind }) => kind === 'promo-facts');
  const claimsIn = claimFinder(tables);
  return tables.promoFacts.flatMap(({ text, products }, index) =>
    sentencesIn(text)
      .flatMap(claimsIn)
      .flatMap(({ id, found }) =>
        products.flatMap((code, at) => {
          const product = tables.products[code];
          if (!document || !product || product.treats.includes(id)) return [];
          if (isProductReported(code, ['cartridges'])) return [];
          return reportAt(document, ['facts', index, 'products', at], {
            message: `The text says "${found}", but claims.yaml doesn't say ${code} treats ${id}.`,
            found: code,
            write: `Delete ${code} here, or correct the text. If the text is right, correct claims.yaml or ${code}'s cartridges.`,
          });
        }),
      ),
  );
}

/** Reports sentences that claim more for a product or a medium than claims.yaml and contaminants.yaml do. */
function inTexts(input: RuleInput): RuleMatch[] {
  const { tables, documents, isReported, isProductReported, hasNoErrors } = input;
  const claimsIn = claimFinder(tables);
  const isComplete = hasNoErrors('promo-facts');
  // If a fact's text and number disagree, that's reported at the fact.
  const advertised = tables.promoFacts.flatMap(({ text, states }) => [
    ...[text, `${states?.value}%`].flatMap((each) => each.match(percent) ?? []),
  ]);
  return documents.flatMap((document) =>
    findInTexts(document.value, (text, path) => {
      if (!anyVerb.test(text) || ['claims', 'promo-facts'].includes(document.kind))
        return undefined;
      const claims = sentencesIn(text).flatMap((sentence) =>
        claimsIn(sentence).map((claim) => ({ sentence, ...claim })),
      );
      if (claims.length === 0 || isReported(document, path)) return undefined;
      const isOwn = document.kind === 'product';
      const unbacked = claims.flatMap(({ sentence }) =>
        (sentence.match(percent) ?? []).filter((each) => isComplete && !advertised.includes(each)),
      );
      const context = codesShownAt(document, path, input);
      const rates = unbacked.map((each) =>
        reportAt(document, path, {
          severity: 'warning',
          message: `No fact in promo-facts.yaml says ${each}.`,
          ...{ found: each, within: each },
          write: `Use a number from promo-facts.yaml, or leave ${each} out.`,
        }),
      );
      const others = claims.flatMap(({ sentence, id, found, isPossible, other }) => {
        if (isPossible) return [];
        const named = codesIn(sentence, input, [...context, ...mentioned(document)]);
        const codes = isOwn || named.length === 0 ? [...context, ...named] : named;
        const [code = ''] = codes;
        const treats = (each: string) => tables.products[each]?.treats.includes(id);
        // With one verb, a sentence makes the same claim for all its products.
        const isOne = !isOwn && named.length > 0 && sentence.match(everyVerb)?.length === 1;
        if (isOne ? codes.every(treats) : codes.some(treats)) return [];
        if (codes.length === 0 && other === undefined) return [];
        if (codes.some((each) => isProductReported(each, ['cartridges']))) return [];
        const wrong = codes.find((each) => !treats(each)) ?? code;
        return reportAt(document, path, {
          severity: 'warning',
          message:
            wrong === ''
              ? `The text says "${found}", but contaminants.yaml doesn't say ${other} treats ${id}.`
              : `The text says "${found}", but claims.yaml doesn't say ${wrong} treats ${id}.`,
          ...{ found, within: found },
          ...(wrong === ''
            ? { write: 'Correct the text or contaminants.yaml.' }
            : claimOf(wrong, input)),
        });
      });
      return [...rates, ...others];
    }).flatMap(({ found }) => found),
  );
}
