import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { textHere } from '../../tables/here.ts';
import { pictureOfPage } from '../../tables/link-picture.ts';
import { pageKind } from '../kind.tsx';
import { hereOf, pageProps } from '../page-props.ts';
import { Video, type VideoProps } from './Video.tsx';

function videoProps(tables: Tables, page: Page, country: Country): VideoProps {
  const image = pictureOfPage(tables, page, hereOf(page, country));
  return {
    ...pageProps(tables, page, country),
    ...(image && { image }),
    transcript: textHere(tables, page.transcript, country),
  };
}

export const video = pageKind(Video, videoProps);
