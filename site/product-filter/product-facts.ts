/** A card's facts for the filter: written into the page's markup, and read in the browser. */
import type { Product } from '../../kernel/contract.ts';
import { isWaterSource, type ProductType, type WaterSource } from '../../kernel/vocabulary.ts';

export type ProductFacts = {
  readonly code: string;
  readonly type: string;
  readonly sources: readonly WaterSource[];
  /** Values of custitem_application. */
  readonly applications: readonly string[];
  /** Cents with GST, in the country's currency; absent when no price is shown. */
  readonly price?: number;
  /** L/min. */
  readonly flow?: number;
  /** Litres. */
  readonly capacity?: number;
  /** Micrometres. */
  readonly micron?: number;
  /** The cartridge's: "10 x 2.5 inch". */
  readonly size?: string;
};

/** A product's facts, without its listed price. */
export function factsOf(product: Product): ProductFacts {
  const value = (id: string) => product.specifications.find((fact) => fact.id === id)?.value;
  const figure = (id: 'flow' | 'capacity' | 'micron') => {
    const found = value(id);
    return typeof found === 'number' ? { [id]: found } : {};
  };
  const size = value('cartridgeSize');
  return {
    code: product.code,
    type: product.type satisfies ProductType,
    sources: product.sources,
    applications: product.applications,
    ...figure('flow'),
    ...figure('capacity'),
    ...figure('micron'),
    ...(typeof size === 'string' && { size }),
  };
}

export type FactAttributes = Readonly<Record<`data-${string}`, string | number | undefined>>;

/** The facts as a card's attributes; several values are separated by ";". */
export function factAttributes(facts: ProductFacts): FactAttributes {
  return {
    'data-code': facts.code,
    'data-type': facts.type,
    'data-sources': facts.sources.join(';') || undefined,
    'data-applications': facts.applications.join(';') || undefined,
    'data-price': facts.price,
    'data-flow': facts.flow,
    'data-capacity': facts.capacity,
    'data-micron': facts.micron,
    'data-size': facts.size,
  };
}

const several = (text = '') => text.split(';').filter((value) => value !== '');

function figureOf<Name extends string>(name: Name, text: string | undefined) {
  const figure = Number(text);
  return text === undefined || Number.isNaN(figure) ? {} : { [name]: figure };
}

/** Reads the attributes of `factAttributes` from an element's dataset. */
export function readFacts(data: Readonly<Record<string, string | undefined>>): ProductFacts {
  return {
    code: data.code ?? '',
    type: data.type ?? '',
    sources: several(data.sources).filter(isWaterSource),
    applications: several(data.applications),
    ...figureOf('price', data.price),
    ...figureOf('flow', data.flow),
    ...figureOf('capacity', data.capacity),
    ...figureOf('micron', data.micron),
    ...(data.size !== undefined && { size: data.size }),
  };
}
