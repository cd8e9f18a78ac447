import type { Product } from '../../kernel/entry-types.ts';
import { formatList } from '../../kernel/format-list.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { isRecord } from '../../kernel/json-record.ts';
import type { Tables } from '../../kernel/tables.ts';
import { isPart, lowerFirst } from '../../kernel/vocabulary.ts';
import { numbersIn } from '../diagnostics/suggest-number.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import { findInValues } from '../find-in-values.ts';
import { amountsIn } from './printed-price.ts';
import {
  lineOf,
  type Rule,
  type RuleDiagnostic,
  type RuleInput,
  type RuleMatch,
  reportAt,
  reportOn,
} from './rule.ts';

/** Returns the cartridges and lamps that decide a product's claims. */
const cartridgesOf = (product: Product | undefined): readonly string[] =>
  product === undefined || isPart(product.type)
    ? []
    : product.parts.flatMap(({ code, role }) => (role === 'cartridge' ? code : []));

/** Specifications that name a part's material. */
const makes: ReadonlySet<string> = new Set(['media', 'material']);

/** Whether words about a product or its parts name a medium that treats this contaminant. */
function isPossible(tables: Tables, code: string, id: string): boolean {
  const product = tables.products[code];
  const known = tables.contaminants.filter(({ media }) => media);
  if (!product || product.type === 'housing') return true;
  // If a system has cartridges, its claims follow from theirs.
  if (!isPart(product.type) && cartridgesOf(product).length > 0) return true;
  if (!known.some((each) => each.id === id)) return true;
  const all = [product, ...product.parts.flatMap((part) => tables.products[part.code] ?? [])];
  const made = all.flatMap(({ specifications }) =>
    specifications.flatMap((fact) => (makes.has(fact.id) ? fact.value : [])),
  );
  const words = [
    ...made,
    ...all.flatMap(({ type, name, appearance = {} }) => [type, name, ...Object.values(appearance)]),
  ]
    .join(' ')
    .toLowerCase();
  const uses = known.filter(({ media = [] }) =>
    media.some((word) => words.includes(word.toLowerCase())),
  );
  // A part that doesn't state its material may be right.
  return (uses.length === 0 && made.length === 0) || uses.some((each) => each.id === id);
}

const lists = ['usedFor', 'builtIn', 'notMadeFor', 'noClaim'] as const;
const uses: ReadonlySet<string> = new Set(['usedFor', 'builtIn']);

export const contradictingClaims: Rule = {
  name: 'contradicting-claims',
  check: ({ tables, written, isProductReported }) => {
    const seen = new Map<string, SourceLocation>();
    const partFor = (id: string, product: Product | undefined) =>
      cartridgesOf(product).some(
        (part) => tables.products[part]?.treats.includes(id) && isPossible(tables, part, id),
      );
    return written.claims.flatMap(({ entry, origin }) => {
      const found: RuleMatch[] = [];
      const add = (path: FieldPath, fault: RuleDiagnostic) =>
        found.push(reportOn(origin, path, fault));
      for (const [index, code] of entry.products.entries()) {
        const first = seen.get(code);
        if (first === undefined) seen.set(code, origin);
        else
          add(['products', index], {
            message: `${code} is also in another entry.`,
            found: code,
            related: [lineOf(first, ['products'], 'The other one is at')],
            write: `If the code is right, put all of ${code}'s claims in one entry. Otherwise, correct the code in one of them.`,
          });
      }
      const listed = new Map<string, string>();
      const isImpossible = (id: string) =>
        entry.products.some((each) => !isPossible(tables, each, id));
      /** Whether the entry would still have an error if this list kept the id. */
      const isUnfounded = (list: string, id: string) =>
        entry.products.some((each) => {
          const product = tables.products[each];
          const isPart = partFor(id, product);
          if (list === 'notMadeFor') return isPart;
          const hasParts = list === 'usedFor' && cartridgesOf(product).length > 0;
          return uses.has(list) && ((hasParts && !isPart) || !isPossible(tables, each, id));
        });
      for (const list of lists)
        for (const [index, id] of (entry[list] ?? []).entries()) {
          const earlier = listed.get(id);
          // If the earlier list has an id by mistake, it's reported there.
          if (earlier !== undefined && !(uses.has(earlier) && isImpossible(id)))
            add([list, index], {
              message: `The lists in this entry contradict each other about ${id}.`,
              found: id,
              write: `Delete ${id} from ${isUnfounded(earlier, id) ? `"${earlier}"` : isUnfounded(list, id) ? `"${list}"` : `"${earlier}" or "${list}"`}.`,
            });
          listed.set(id, list);
          const code = entry.products.find(
            (each) => uses.has(list) && !isPossible(tables, each, id),
          );
          if (code !== undefined && !isProductReported(code, ['specifications']))
            add([list, index], {
              message: `Nothing in ${code}'s type, name, media or material suggests it treats ${id}.`,
              found: id,
              write: `Correct or delete "${id}" here. If ${code} does treat ${id}, correct the media or material in ${code}.yaml.`,
            });
        }
      for (const [index, id] of (entry.notMadeFor ?? []).entries()) {
        const code = entry.products.find((each) => partFor(id, tables.products[each]));
        if (code !== undefined && !isProductReported(code, ['cartridges']))
          add(['notMadeFor', index], {
            message: `One of ${code}'s cartridges is used for ${id}, so ${id} can't be under "notMadeFor".`,
            found: id,
            write: `Move ${id} to "noClaim", or correct the cartridge's entry or ${code}'s cartridges.`,
          });
      }
      for (const [index, { for: id }] of (entry.tested ?? []).entries()) {
        const code = entry.products.find((each) => !tables.products[each]?.treats.includes(id));
        if (code !== undefined && !isProductReported(code, ['cartridges']))
          add(['tested', index, 'for'], {
            message: `This entry has a test for ${id}, but claims.yaml doesn't list ${id} for ${code}.`,
            found: id,
            write: `Add ${id} to ${cartridgesOf(tables.products[code]).length > 0 ? '"builtIn"' : '"usedFor"'}, or delete the test.`,
          });
      }
      return found;
    });
  },
};

export const unsupportedClaim: Rule = {
  name: 'unsupported-claim',
  check: ({ tables, written, isProductReported, hasNoErrors }) =>
    (hasNoErrors('claims') ? written.claims : []).flatMap(({ entry, origin }) =>
      (entry.usedFor ?? []).flatMap((id, index) => {
        const code = entry.products.find((each) => {
          const parts = cartridgesOf(tables.products[each]);
          return (
            parts.length > 0 &&
            !isProductReported(each, ['cartridges']) &&
            !parts.some((part) => tables.products[part]?.treats.includes(id))
          );
        });
        if (code === undefined) return [];
        const parts = cartridgesOf(tables.products[code]).join(', ');
        return reportOn(origin, ['usedFor', index], {
          message: `${code}'s cartridges (${parts}) aren't used for ${id}.`,
          found: id,
          write:
            'If a built-in part treats it, move it to "builtIn". If a cartridge treats it, move it to the cartridge\'s entry. Otherwise, delete it.',
        });
      }),
    ),
};

export const treatment: Rule = {
  name: 'treatment',
  check: (input) => {
    if (!input.hasNoErrors('claims')) return [];
    const lost = lostClaims(input);
    const needed = new Set<LostClaim>();
    const found = [
      ...withoutMeans(input),
      ...onPages(input, lost, needed),
      ...silentArticles(input),
    ];
    return [
      ...found,
      ...lost.map((each) =>
        reportOn(each.origin, ['products'], {
          ...(!needed.has(each) && { severity: 'warning' }),
          message: `${each.code} isn't in any entry, so the site makes no claim for it or for the products that take it.`,
          write: `Add it to ${formatList(each.others)}'s entry, or give it an entry of its own.`,
        }),
      ),
    ];
  },
};

type LostClaim = ReturnType<typeof lostClaims>[number];
/** Returns lamps and cartridges without an entry in claims.yaml, although the rest of the series shares one. */
function lostClaims({ tables, written: { claims } }: RuleInput) {
  const entryOf = new Map(
    claims.flatMap((claim) => claim.entry.products.map((code) => [code, claim] as const)),
  );
  const parts = Object.values(tables.products).filter(({ type }) => treatingParts.includes(type));
  const series = groupBy(parts, (part) => `${part.type} ${part.series}`);
  return parts.flatMap((part) => {
    if (entryOf.has(part.code) || !part.series || part.fits.length === 0) return [];
    const others = series.get(`${part.type} ${part.series}`)?.filter((each) => each !== part) ?? [];
    const shared = entryOf.get(others[0]?.code ?? '');
    return shared && others.every(({ code }) => entryOf.get(code) === shared)
      ? { code: part.code, others: others.map(({ code }) => code), origin: shared.origin }
      : [];
  });
}
/** Part types that treat the water themselves. */
export const treatingParts: readonly string[] = ['uv lamp', 'cartridge', 'inline cartridge'];

/** Reports systems that lack a specification their treatment needs, such as a lamp, or that name an unlisted part in it. */
function withoutMeans({ tables, written, isReported }: RuleInput): RuleMatch[] {
  const means = new Map(tables.technologies.map(({ id, specification }) => [id, specification]));
  const needed = tables.contaminants.map(({ id, technologies }) => ({
    id,
    ways: technologies.map((technology) => means.get(technology)),
  }));
  const known = new Set(tables.specifications.map(({ id }) => id));
  const isKnown = (way: string | undefined): way is string => way !== undefined && known.has(way);
  return written.products.flatMap(({ entry, origin }): RuleMatch[] => {
    const { treats, specifications, parts, type } = entry;
    const fields = ['specifications', 'cartridges', 'spares'];
    if (isPart(type) || fields.some((field) => isReported(origin.document, [field]))) return [];
    const lamps = parts.filter(({ code }) => tables.products[code]?.type === 'uv lamp');
    const lamp = lamps[0]?.code;
    // "2 x RL10" names the product RL10; "40 W" names none.
    const unlisted = specifications.flatMap(({ id, value }) =>
      [...means.values()].includes(id)
        ? String(value)
            .split(' ')
            .filter((word) => tables.products[word] && !lamps.some(({ code }) => code === word))
            .map((code) => ({ id, code }))
        : [],
    );
    return [
      ...unlisted.map(({ id, code }) =>
        reportOn(origin, ['specifications', id], {
          severity: 'warning',
          message: `${code} isn't a UV lamp under ${entry.code}'s "cartridges", so the site makes no claim based on it.`,
          found: code,
          write: lamp
            ? `Use ${lamp} here, or list another lamp under "cartridges".`
            : `Add a lamp under "cartridges" and enter its code here, or delete "${id}".`,
        }),
      ),
      ...needed.flatMap(({ id, ways }) => {
        if (!treats.includes(id) || ways.length === 0 || !ways.every(isKnown)) return [];
        if (specifications.some((fact) => ways.includes(fact.id))) return [];
        // contradicting-claims reports the cartridge.
        if (
          parts.some(
            ({ code }) =>
              tables.products[code]?.treats.includes(id) && !isPossible(tables, code, id),
          )
        )
          return [];
        return reportOn(origin, ['specifications'], {
          message: `${entry.code}'s specifications don't support the claim for ${id}.`,
          write:
            lamp && ways.includes('uvLamp')
              ? `Add uvLamp: ${lamp} under "specifications", or correct the list under "cartridges".`
              : `Add ${ways.join(' or ')} under "specifications", or add ${id} to "noClaim" in claims.yaml.`,
        });
      }),
    ];
  });
}

/** Reports articles about a contaminant that don't say whether the products they show treat it. */
const silentArticles = ({ tables, documents }: RuleInput): RuleMatch[] =>
  documents.flatMap((document): RuleMatch[] => {
    const { kind, value } = document;
    if (kind !== 'page' || !isRecord(value) || value.template || !value.parent) return [];
    const words = String(value.url).split(/[/-]/);
    const subject = tables.contaminants.find(({ id, name }) =>
      words.some((word) => word === id || (word.length > 4 && name.toLowerCase().includes(word))),
    );
    if (subject === undefined) return [];
    return recordsIn(value).flatMap(({ found: record, path }) =>
      listOf(record.products).length === 0 || record.treats !== undefined
        ? []
        : reportAt(document, [...path, 'products'], {
            message: `This article is about ${lowerFirst(subject.name)}, but doesn't say whether these products treat it.`,
            write: `Add the line treats: [${subject.id}] if they do, or treats: [] if they don't.`,
          }),
    );
  });

type Claim = { readonly codes: 'products' | 'items'; readonly says: 'treats' | 'doesNotTreat' };
const claims: readonly Claim[] = [
  { codes: 'products', says: 'treats' },
  { codes: 'items', says: 'doesNotTreat' },
];

/** Reports what claims.yaml contradicts in several places of pages at the entry of the parts that decide it. */
function onPages(input: RuleInput, lost: readonly LostClaim[], needed: Set<LostClaim>) {
  const found = contradictedPages(input, lost, needed);
  const byEntry = groupBy(found, ({ entry, id }) => `${entry?.origin.path} ${id}`);
  return [...byEntry.values()].flatMap((group) =>
    group.map(({ entry: claim, id, place: _, ...match }): RuleMatch => {
      if (!claim || group.every(({ place }) => place === group[0]?.place)) return match;
      const { products } = claim.entry;
      const at = { ...claim.origin, path: [...claim.origin.path, 'usedFor'] };
      const says = `${formatList(products)} ${products.length > 1 ? 'treat' : 'treats'} ${id}, but claims.yaml doesn't`;
      const write = `Add ${id} here, or remove the products from those pages.`;
      return { ...match, disputes: { at, says, write } };
    }),
  );
}

const contradictedPages = (
  { tables, documents, ids, written, isProductReported }: RuleInput,
  lost: readonly LostClaim[],
  needed: Set<LostClaim>,
) =>
  documents
    .filter(({ kind }) => kind === 'page' || kind === 'category')
    .flatMap((document) =>
      recordsIn(document.value).flatMap(({ found: record, path }) =>
        claims.flatMap(({ codes, says }) =>
          listOf(record[codes]).flatMap((code, index) =>
            listOf(record[says]).flatMap((id) => {
              const product = tables.products[code];
              if (product === undefined || product.treats.includes(id) === (says === 'treats'))
                return [];
              if (!ids.contaminants.has(id) || isProductReported(code, ['cartridges'])) return [];
              const cause = lost.find((part) => cartridgesOf(product).includes(part.code));
              if (cause) {
                needed.add(cause);
                return [];
              }
              const means = [code, ...cartridgesOf(product)].filter((each) =>
                isPossible(tables, each, id),
              );
              const entry = written.claims.find(
                (each) =>
                  says === 'treats' &&
                  each.entry.usedFor &&
                  means.some((part) => each.entry.products.includes(part)),
              );
              const match = reportAt(
                document,
                [...path, codes, index],
                says === 'treats'
                  ? {
                      message: `The page says ${code} treats ${id}, but claims.yaml doesn't.`,
                      found: code,
                      write: `If claims.yaml is right, use another product, or correct ${id} here. If the page is right, correct claims.yaml or ${code}'s cartridges.`,
                    }
                  : {
                      message: `"doesNotTreat" says no product here treats ${id}, but ${code} does.`,
                      found: code,
                      write: `Delete ${id} from "doesNotTreat", delete ${code} from this list, or correct claims.yaml or ${code}'s cartridges.`,
                    },
              );
              return { ...match, entry, id, place: `${document.file} ${path}` };
            }),
          ),
        ),
      ),
    );

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

const recordsIn = (value: unknown) =>
  findInValues(value, (each) => (isRecord(each) ? each : undefined));

export const unsupportedFact: Rule = {
  name: 'unsupported-fact',
  check: (input) => {
    const document = input.documents.find(({ kind }) => kind === 'promo-facts');
    const claims = input.written.categories.flatMap(({ entry: { claim }, origin }) => {
      const text = claim?.text ?? '';
      const words = amountsIn(text).reduce((rest, { found }) => rest.replace(found, ''), text);
      const [other] = numbersIn(words);
      if (other === undefined) return [];
      return reportOn(origin, ['claim', 'text'], {
        message: `The price must be the only number in a price claim, but this one also says ${other}.`,
        found: text,
        write: `Reword the claim without ${other}.`,
      });
    });
    return [...claims, ...(document ? unsupportedIn(document, input) : [])];
  },
};

const unsupportedIn = (
  document: SourceDocument,
  { tables, origins, isReported, isProductReported }: RuleInput,
) =>
  tables.promoFacts.flatMap(({ text, products, states }, index) => {
    const path = ['facts', index];
    if (isReported(document, [...path, 'states'])) return [];
    const printed = numbersIn(text);
    if (states && !printed.includes(states.value))
      return reportAt(document, [...path, 'states', 'value'], {
        message: `The text says "${text}", but the value here is ${states.value}.`,
        found: String(states.value),
        related: [{ at: { document, path: [...path, 'text'] }, label: 'See' }],
        write: "Correct the one that's wrong.",
      });
    const other = printed.find((value) => value !== states?.value);
    if (other !== undefined)
      return reportAt(document, [...path, 'text'], {
        message: `This fact doesn't say where the number ${other} comes from.`,
        found: text,
        write: states
          ? 'Correct the text. If both numbers are right, split this into two facts.'
          : `Add the number and where it comes from, in a line such as states: { value: ${other}, source: … }. If it's in every listed product's file, use "specification" or "counts" instead of "source".`,
      });
    const { specification, counts, value } = states ?? {};
    const what = specification ?? counts;
    if (what === undefined) return [];
    const unit = tables.specifications.find(({ id }) => id === what)?.unit ?? what;
    const wrong = products.flatMap((code, place) => {
      const product = tables.products[code];
      const own = counts
        ? product?.finishes.length
        : product?.specifications.find(({ id }) => id === specification)?.value;
      const at = counts ? [counts] : ['specifications', what];
      if (!product || own === value || isProductReported(code, at.slice(0, 1))) return [];
      const origin = own ? origins.get(code) : undefined;
      return reportAt(document, [...path, 'products', place], {
        message: `This fact says ${value} ${unit}, but ${counts ? `${code} has ${own || 'none'}` : own === undefined ? `${code} has no "${what}"` : `${code}'s "${what}" is ${own} ${unit}`}.`,
        found: code,
        ...(origin && {
          related: [lineOf(origin, at, 'See')],
          disputes: { at: { document: origin.document, path: at }, says: `${value} ${unit}` },
        }),
        write: `Correct whichever is wrong: the code here, the number in this fact, or ${code}.yaml.`,
      });
    });
    const [first, second] = wrong;
    // If the number is wrong for all of several products, it's the number that needs correcting.
    return !first || !second || wrong.length < products.length
      ? wrong
      : reportAt(document, [...path, 'states', 'value'], {
          message: first.message.replace(
            ', but',
            ", which isn't right for any of the listed products. For example,",
          ),
          found: String(value),
          related: [...(first.related ?? [])],
          write: `If the number is wrong, correct it here and in the text. If it's right, correct "products", "${counts ? 'counts' : 'specification'}" or the products' own files.`,
        });
  });
