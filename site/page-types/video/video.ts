import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { pictureOfPage } from '../../tables/link-picture.ts';
import { textFor } from '../../tables/market.ts';
import { marketOf, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Video, type VideoProps } from './Video.tsx';

function videoProps(tables: Tables, page: Page, country: Country): VideoProps {
  const image = pictureOfPage(tables, page, marketOf(page, country));
  return {
    ...pageProps(tables, page, country),
    ...(image && { image }),
    transcript: textFor(tables, page.transcript, country),
  };
}

export const video = contentPageType(Video, videoProps);
