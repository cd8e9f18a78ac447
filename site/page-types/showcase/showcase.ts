import type { Country, Page } from '../../../kernel/contract.ts';
import { slugify } from '../../../kernel/slug.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { productIn } from '../../tables/market.ts';
import { wallPicture } from '../../tables/pictures.ts';
import { marketOf, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Showcase, type ShowcaseProps } from './Showcase.tsx';

function showcaseProps(tables: Tables, page: Page, country: Country): ShowcaseProps {
  const product =
    page.product === undefined
      ? undefined
      : productIn(tables, page.product, marketOf(page, country));
  return {
    ...pageProps(tables, page, country),
    finishes: (product?.finishes ?? []).map(({ name, colour }) => ({
      id: slugify(name),
      name,
      colour,
      image: wallPicture(product?.code ?? '', name),
    })),
  };
}

export const showcase = contentPageType(Showcase, showcaseProps);
