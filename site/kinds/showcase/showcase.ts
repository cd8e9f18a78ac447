import type { Country, Page } from '../../../kernel/contract.ts';
import { slugOf } from '../../../kernel/slug.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { productHere } from '../../tables/here.ts';
import { wallPicture } from '../../tables/pictures.ts';
import { pageKind } from '../kind.tsx';
import { hereOf, pageProps } from '../page-props.ts';
import { Showcase, type ShowcaseProps } from './Showcase.tsx';

function showcaseProps(tables: Tables, page: Page, country: Country): ShowcaseProps {
  const product =
    page.product === undefined
      ? undefined
      : productHere(tables, page.product, hereOf(page, country));
  return {
    ...pageProps(tables, page, country),
    finishes: (product?.finishes ?? []).map(({ name, colour }) => ({
      id: slugOf(name),
      name,
      colour,
      image: wallPicture(product?.code ?? '', name),
    })),
  };
}

export const showcase = pageKind(Showcase, showcaseProps);
