/** How a product is fitted and kept, in steps. */
import type { Country, Image, Page, Product, RichText } from '../../../kernel/contract.ts';
import { guideAlts } from '../../../kernel/guide-drawings.ts';
import { textHere } from '../../tables/here.ts';
import { oncePerTables, type Tables } from '../../tables/tables.ts';
import { pageKind } from '../kind.tsx';
import { pageProps } from '../page-props.ts';
import type { PageProps } from '../page-shape.ts';
import { Guide } from './Guide.tsx';

export type Step = { readonly heading: string; readonly text: RichText; readonly image: Image };
export type GuideProps = PageProps & {
  readonly install: readonly Step[];
  readonly service: readonly Step[];
};

function guideProps(tables: Tables, page: Page, country: Country): GuideProps {
  const steps = (part: 'install' | 'service') =>
    (page.guide?.steps ?? [])
      .filter((step) => step.part === part)
      .map(({ heading, text, drawing }) => ({
        heading,
        text: textHere(tables, text, country),
        image: {
          source: `guides/${drawing}.svg`,
          width: 480,
          height: 320,
          alt: guideAlts[drawing],
        },
      }));
  return {
    ...pageProps(tables, page, country),
    install: steps('install'),
    service: steps('service'),
  };
}

const guidesByServed = oncePerTables(
  'guides',
  ({ pages }) =>
    new Map(
      Object.values(pages).flatMap((page) =>
        (page.guide?.serves ?? []).map((served) => [served, page] as const),
      ),
    ),
);

/** The guide of a product: its series' own before that of its type. */
export function guideOf(
  tables: Tables,
  { series, type }: Pick<Product, 'series' | 'type'>,
  country: Country,
): Page | undefined {
  const guides = guidesByServed(tables);
  const page = (series !== undefined && guides.get(series)) || guides.get(type);
  return page?.countries.includes(country) ? page : undefined;
}

export const guide = pageKind(Guide, guideProps);
