/** What a card tells the filter: written by the page's template, read again in the browser. */
import type { Product } from '../../kernel/contract.ts';
import { isWaterSource, type ProductType, type WaterSource } from '../../kernel/vocabulary.ts';

export type ProductFacts = {
  readonly code: string;
  readonly type: string;
  readonly sources: readonly WaterSource[];
  /** Values of custitem_application. */
  readonly applications: readonly string[];
  /** Cents with GST, in the country's currency; absent where no price is shown. */
  readonly price?: number;
  /** L/min. */
  readonly flow?: number;
  /** Litres. */
  readonly capacity?: number;
  /** Micrometres. */
  readonly micron?: number;
  /** Of the cartridge: "10 x 2.5 inch". */
  readonly size?: string;
};

/** The facts of a product, without the price that it is listed at. */
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

/** The facts as attributes of a card; several values are parted by ";". */
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

/** Reads what `factAttributes` wrote, from an element's dataset. */
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
