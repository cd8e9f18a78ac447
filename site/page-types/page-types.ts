/** All page types. A new one needs a folder, a line here, and its name in the page schema if pages choose it. */
import type { PageTemplate, Route, RouteKind } from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import { article } from './article/Article.tsx';
import { cartridgeFinder } from './cartridge-finder/CartridgeFinder.tsx';
import { compare } from './compare/Compare.tsx';
import { contaminants } from './contaminants/Contaminants.tsx';
import { dealerEntry } from './dealer-entry/DealerEntry.tsx';
import { dealerRange } from './dealer-range/DealerRange.tsx';
import { downloads } from './downloads/Downloads.tsx';
import { form } from './form/Form.tsx';
import { guide, video } from './guide/Guide.tsx';
import { home } from './home/Home.tsx';
import { house } from './house/House.tsx';
import { hub } from './hub/Hub.tsx';
import { landing } from './landing/Landing.tsx';
import { login } from './login/Login.tsx';
import { notFound } from './not-found/NotFound.tsx';
import { offer } from './offer/Offer.tsx';
import type { PageType } from './page-type.tsx';
import { places } from './places/Places.tsx';
import { product } from './product/product.ts';
import { saved } from './saved/Saved.tsx';
import { schedule } from './schedule/Schedule.tsx';
import { search } from './search/Search.tsx';
import { selector } from './selector/Selector.tsx';
import { showcase } from './showcase/Showcase.tsx';
import { subCategory } from './sub-category/SubCategory.tsx';

type PageTypeName = PageTemplate | Exclude<RouteKind, 'page'>;

export const pageTypes = {
  landing,
  'sub-category': subCategory,
  product,
  'dealer-range': dealerRange,
  'dealer-entry': dealerEntry,
  home,
  article,
  hub,
  house,
  showcase,
  video,
  form,
  login,
  search,
  selector,
  'cartridge-finder': cartridgeFinder,
  compare,
  saved,
  schedule,
  places,
  contaminants,
  downloads,
  offer,
  guide,
  'not-found': notFound,
} as const satisfies Readonly<Record<PageTypeName, PageType>>;

/** The name of a route's page type. Throws for a page that isn't in the tables. */
export function pageTypeNameOf(tables: Tables, { kind, path }: Route): PageTypeName {
  if (kind !== 'page') return kind;
  const page = tables.pages[path];
  if (!page) throw new Error(`No page in the tables for ${path}.`);
  return page.template;
}
