import type { Country, Page } from '../../../kernel/contract.ts';
import { guideAlts } from '../../../kernel/guide-drawings.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { textFor } from '../../tables/market.ts';
import { guidePicture } from '../../tables/pictures.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Guide, type GuideProps } from './Guide.tsx';

function guideProps(tables: Tables, page: Page, country: Country): GuideProps {
  const steps = (part: 'install' | 'service') =>
    (page.guide?.steps ?? [])
      .filter((step) => step.part === part)
      .map(({ heading, text, drawing }) => ({
        heading,
        text: textFor(tables, text, country),
        image: guidePicture(drawing, guideAlts[drawing]),
      }));
  return {
    ...pageProps(tables, page, country),
    install: steps('install'),
    service: steps('service'),
  };
}

export const guide = contentPageType(Guide, guideProps);
