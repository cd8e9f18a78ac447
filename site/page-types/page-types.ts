/**
 * All page types. A new one needs a folder next to this file, a line here, and its name in the page schema if the
 * catalogue chooses it.
 */
import type { PageTemplate, Route, RouteType } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import { article } from './article/article.ts';
import { cartridgeFinder } from './cartridge-finder/cartridge-finder.ts';
import { compare } from './compare/compare.ts';
import { contaminants } from './contaminants/contaminants.ts';
import { dealerEntry } from './dealer-entry/dealer-entry.ts';
import { dealerRange } from './dealer-range/dealer-range.ts';
import { form } from './form/form.ts';
import { guide } from './guide/guide.ts';
import { home } from './home/home.ts';
import { house } from './house/house.ts';
import { hub } from './hub/hub.ts';
import { landing } from './landing/landing.ts';
import { login } from './login/login.ts';
import { notFound } from './not-found/not-found.ts';
import { offer } from './offer/offer.ts';
import type { PageType } from './page-type.tsx';
import { places } from './places/places.ts';
import { product } from './product/product.ts';
import { saved } from './saved/saved.ts';
import { schedule } from './schedule/schedule.ts';
import { search } from './search/search.ts';
import { selector } from './selector/selector.ts';
import { showcase } from './showcase/showcase.ts';
import { subCategory } from './sub-category/sub-category.ts';
import { video } from './video/video.ts';

type KindName = PageTemplate | Exclude<RouteType, 'page'>;

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
  offer,
  guide,
  'not-found': notFound,
} as const satisfies Readonly<Record<KindName, PageType>>;

/** The name of a route's page type. Throws for a page that isn't in the tables. */
export function pageTypeNameOf(tables: Tables, { kind, path }: Route): KindName {
  if (kind !== 'page') return kind;
  const page = tables.pages[path];
  if (!page) throw new Error(`No page in the tables for ${path}.`);
  return page.template;
}
