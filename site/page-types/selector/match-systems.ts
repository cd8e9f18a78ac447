/** The selector's rules: which systems fit the answers, in which order, and why. */
import type { Answers, Bathrooms, Taps } from './answers.ts';
import type { SelectorProduct } from './selector-data.ts';

/** Peak flow in L/min, from our pages on choosing a filter, which have no figure for three bathrooms. */
export const flowForBathrooms: Readonly<Record<Bathrooms, number>> = { 1: 30, 2: 55, 3: 55 };

export type Match = {
  readonly product: SelectorProduct;
  /** Chosen concerns that it's made for, and concerns that it isn't. */
  readonly treats: readonly string[];
  readonly misses: readonly string[];
  readonly flow: 'enough' | 'too low' | 'not stated' | 'not asked';
};
export type Matches = {
  /** Systems made for all chosen concerns. */
  readonly full: readonly Match[];
  /** Systems made for some of them. If nothing matches, includes systems with too little flow. */
  readonly partial: readonly Match[];
};

/** The outlets a system can serve, from its type and installation. */
export function serves({
  type,
  installation,
}: Pick<SelectorProduct, 'type' | 'installation'>): Taps | undefined {
  if (type === 'shower filter') return 'shower';
  if (type === 'irrigation filter') return 'garden';
  if (installation === 'whole house' || installation === 'portable') return 'all';
  if (type === 'tank purifier') return 'all';
  if (installation === 'undersink' || installation === 'benchtop' || installation === 'in line') {
    return 'one';
  }
  return installation === 'outdoor' ? 'garden' : undefined;
}

function flowOf({ flow }: SelectorProduct, { taps, bathrooms }: Answers): Match['flow'] {
  if (taps !== 'all' || !bathrooms) return 'not asked';
  if (flow === undefined) return 'not stated';
  return flow < flowForBathrooms[bathrooms] ? 'too low' : 'enough';
}

export function suits(product: SelectorProduct, { source, taps }: Answers): boolean {
  if (source === undefined || !product.sources.includes(source)) return false;
  return taps === undefined || serves(product) === taps;
}

function matchOf(product: SelectorProduct, answers: Answers): Match {
  const concerns = answers.concerns ?? [];
  return {
    product,
    treats: concerns.filter((id) => product.treats.includes(id)),
    misses: concerns.filter((id) => !product.treats.includes(id)),
    flow: flowOf(product, answers),
  };
}

/** UV only works in clear water. */
export const needsSedimentFilter = ({ product, treats }: Match): boolean =>
  treats.includes('bacteria') && !product.treats.includes('sediment');

/**
 * Systems that fit, best first: by concerns treated, enough flow, a known price, a stated flow, a sediment filter
 * included with UV, lower price, then code. If the visitor isn't sure what to treat, more of the `typical` contaminants
 * (ids) comes before a known price.
 */
export function matchSystems(
  products: readonly SelectorProduct[],
  answers: Answers,
  typical: readonly string[],
): Matches {
  const wanted = answers.concerns?.length === 0 ? typical : [];
  const typically = ({ product }: Match) =>
    wanted.filter((id) => product.treats.includes(id)).length;
  const price = (match: Match) => match.product.price ?? Number.POSITIVE_INFINITY;
  const order = (a: Match, b: Match) =>
    b.treats.length - a.treats.length ||
    Number(a.flow === 'too low') - Number(b.flow === 'too low') ||
    typically(b) - typically(a) ||
    Number(a.product.price === undefined) - Number(b.product.price === undefined) ||
    Number(a.flow === 'not stated') - Number(b.flow === 'not stated') ||
    Number(needsSedimentFilter(a)) - Number(needsSedimentFilter(b)) ||
    (price(a) === price(b) ? 0 : price(a) - price(b)) ||
    a.product.code.localeCompare(b.product.code, 'en', { numeric: true });
  const matches = products
    .filter((product) => suits(product, answers))
    .map((product) => matchOf(product, answers))
    .sort(order);
  const full = matches.filter(({ misses, flow }) => misses.length === 0 && flow !== 'too low');
  const partial = matches.filter(({ misses, treats, flow }) =>
    flow === 'too low'
      ? full.length === 0 && (treats.length > 0 || misses.length === 0)
      : misses.length > 0 && treats.length > 0,
  );
  return { full, partial };
}

/** Other outlets where a system treats everything, or else something, if none treats everything at these. */
export function otherTaps(
  products: readonly SelectorProduct[],
  answers: Answers,
): readonly ('one' | 'all')[] {
  const here = matchSystems(products, answers, []);
  if (here.full.length > 0) return [];
  return (['one', 'all'] as const).filter((taps) => {
    const there = matchSystems(products, { ...answers, taps }, []);
    return (
      taps !== answers.taps &&
      there.full.length + (here.partial.length > 0 ? 0 : there.partial.length) > 0
    );
  });
}
