/** The rules of the selector: which systems fit the answers, in which order, and why. */
import type { Answers, Bathrooms, Taps } from './answers.ts';
import type { SelectorProduct } from './selector-data.ts';

/**
 * What is drawn at once, in L/min: the figures that our pages on choosing a filter give. Three
 * bathrooms and more have no figure of their own there; two and more count as one size.
 */
export const flowForBathrooms: Readonly<Record<Bathrooms, number>> = { 1: 30, 2: 55, 3: 55 };

export type Fit = {
  readonly product: SelectorProduct;
  /** Chosen concerns that it is made for, and those that it is not. */
  readonly treats: readonly string[];
  readonly misses: readonly string[];
  readonly flow: 'enough' | 'not stated' | 'not asked';
};
export type Selection = {
  /** Made for all that was chosen. */
  readonly fitting: readonly Fit[];
  /** Made for a part of it. */
  readonly partly: readonly Fit[];
};

/** Which outlets a system can serve, from its kind and the place where it is fitted. */
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

/** The flow that these answers ask for; undefined where flow decides nothing. */
export function neededFlow({ taps, bathrooms }: Answers): number | undefined {
  return taps === 'all' && bathrooms ? flowForBathrooms[bathrooms] : undefined;
}

/** Whether a product stays, whatever it is made to treat. */
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
 * Systems that fit, best first: most of the chosen concerns, those with a price before those on request, a
 * flow that is stated before one that is not, most of what this water is known for (`typical`, ids), then
 * the lower price; codes decide what is left.
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

/** A change of one answer that would find something. */
export type WayOut = {
  readonly changed: 'taps' | 'bathrooms' | 'concern';
  readonly answers: Answers;
  readonly count: number;
};

/** Why nothing fits, said as what would: each other answer to one question that has a result. */
export function waysOut(
  products: readonly SelectorProduct[],
  answers: Answers,
  possibleTaps: readonly Taps[],
): readonly WayOut[] {
  const { bathrooms, taps, concerns = [] } = answers;
  const { bathrooms: _, ...withoutBathrooms } = answers;
  const tries: Omit<WayOut, 'count'>[] = [
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
