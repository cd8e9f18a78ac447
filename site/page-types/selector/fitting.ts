/** The selector's rules: which systems fit the answers, in which order, and why. */
import type { Answers, Bathrooms, Taps } from './answers.ts';
import type { SelectorProduct } from './selector-data.ts';

/**
 * Peak flow in L/min, from our pages on choosing a filter. They have no figure for three bathrooms, so two and more
 * count as one size.
 */
export const flowForBathrooms: Readonly<Record<Bathrooms, number>> = { 1: 30, 2: 55, 3: 55 };

export type Fit = {
  readonly product: SelectorProduct;
  /** Chosen concerns that it's made for, and those it isn't. */
  readonly treats: readonly string[];
  readonly misses: readonly string[];
  readonly flow: 'enough' | 'not stated' | 'not asked';
};
export type Selection = {
  /** Made for all chosen concerns. */
  readonly fitting: readonly Fit[];
  /** Made for some of them. */
  readonly partly: readonly Fit[];
};

/** The outlets a system can serve, from its type and where it is fitted. */
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

/** The flow that these answers need. Undefined if flow doesn't matter. */
function neededFlow({ taps, bathrooms }: Answers): number | undefined {
  return taps === 'all' && bathrooms ? flowForBathrooms[bathrooms] : undefined;
}

/** Whether a product suits the water, outlets and flow, whatever it treats. */
export function suits(product: SelectorProduct, answers: Answers): boolean {
  const { source, taps } = answers;
  if (source === undefined || !product.sources.includes(source)) return false;
  if (taps !== undefined && serves(product) !== taps) return false;
  const needed = neededFlow(answers);
  return needed === undefined || product.flow === undefined || product.flow >= needed;
}

function fitOf(product: SelectorProduct, answers: Answers): Fit {
  const concerns = answers.concerns ?? [];
  const flow =
    neededFlow(answers) === undefined
      ? 'not asked'
      : product.flow === undefined
        ? 'not stated'
        : 'enough';
  return {
    product,
    treats: concerns.filter((id) => product.treats.includes(id)),
    misses: concerns.filter((id) => !product.treats.includes(id)),
    flow,
  };
}

/**
 * Systems that fit, best first: by chosen concerns treated, a price before price on request, a stated flow before
 * none, this water's typical contaminants treated (`typical`, ids), lower price, then code.
 */
export function select(
  products: readonly SelectorProduct[],
  answers: Answers,
  typical: readonly string[],
): Selection {
  const typically = (fit: Fit) => typical.filter((id) => fit.product.treats.includes(id)).length;
  const price = (fit: Fit) => fit.product.price ?? Number.POSITIVE_INFINITY;
  const order = (a: Fit, b: Fit) =>
    b.treats.length - a.treats.length ||
    Number(a.product.price === undefined) - Number(b.product.price === undefined) ||
    Number(a.flow === 'not stated') - Number(b.flow === 'not stated') ||
    typically(b) - typically(a) ||
    (price(a) === price(b) ? 0 : price(a) - price(b)) ||
    a.product.code.localeCompare(b.product.code, 'en', { numeric: true });
  const fits = products
    .filter((product) => suits(product, answers))
    .map((product) => fitOf(product, answers))
    .sort(order);
  return {
    fitting: fits.filter(({ misses }) => misses.length === 0),
    partly: fits.filter(({ misses, treats }) => misses.length > 0 && treats.length > 0),
  };
}

/** A change to one answer that finds something. */
export type Alternative = {
  readonly changed: 'taps' | 'bathrooms' | 'concern';
  readonly answers: Answers;
  readonly count: number;
};

/** Every change to one answer that finds something. */
export function alternatives(
  products: readonly SelectorProduct[],
  answers: Answers,
  possibleTaps: readonly Taps[],
): readonly Alternative[] {
  const { bathrooms, taps, concerns = [] } = answers;
  const { bathrooms: _, ...withoutBathrooms } = answers;
  const tries: Omit<Alternative, 'count'>[] = [
    ...possibleTaps
      .filter((other) => other !== taps && other !== 'shower' && other !== 'garden')
      .map((other) => ({
        changed: 'taps' as const,
        answers:
          other === 'all'
            ? { ...answers, taps: other, bathrooms: bathrooms ?? (1 as const) }
            : { ...withoutBathrooms, taps: other },
      })),
    ...(bathrooms !== undefined && bathrooms > 1
      ? [{ changed: 'bathrooms' as const, answers: { ...answers, bathrooms: 1 as const } }]
      : []),
    ...(concerns.length > 1
      ? concerns.map((concern) => ({
          changed: 'concern' as const,
          answers: { ...answers, concerns: [concern] },
        }))
      : []),
  ];
  return tries
    .map((way) => ({ ...way, count: select(products, way.answers, []).fitting.length }))
    .filter(({ count }) => count > 0);
}
