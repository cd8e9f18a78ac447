/** Which template shows a route, and with what. The styles come first: they set the order of layers. */
import '../styles/index.css';
import type { ReactElement } from 'react';
import type { Country, Page, Route } from '../../kernel/contract.ts';
import { generatedTables as tables } from '../tables/generated-tables.ts';
import { Article } from './article/Article.tsx';
import { CartridgeFinder } from './cartridge-finder/CartridgeFinder.tsx';
import { Compare } from './compare/Compare.tsx';
import { Contaminants } from './contaminants/Contaminants.tsx';
import { DealerEntry } from './dealer-entry/DealerEntry.tsx';
import { DealerRange } from './dealer-range/DealerRange.tsx';
import { dealerEntryAt, dealerEntryProps, dealerRangeProps } from './dealer-range/dealer-props.ts';
import { Form } from './form/Form.tsx';
import { Home } from './home/Home.tsx';
import { homeProps } from './home/home-props.ts';
import { House } from './house/House.tsx';
import { Hub } from './hub/Hub.tsx';
import { landingProps, subCategoryProps } from './landing/category-props.ts';
import { Landing } from './landing/Landing.tsx';
import { Login } from './login/Login.tsx';
import { NotFound } from './not-found/NotFound.tsx';
import { Offer } from './offer/Offer.tsx';
import { articleProps, houseProps, hubProps, videoProps } from './page-props.ts';
import { Places } from './places/Places.tsx';
import { Product } from './product/Product.tsx';
import { productProps } from './product/product-props.ts';
import { Search } from './search/Search.tsx';
import { Selector } from './selector/Selector.tsx';
import { formProps, loginProps, notFoundProps, offerProps, searchProps } from './service-props.ts';
import { SubCategory } from './sub-category/SubCategory.tsx';
import {
  cartridgeFinderProps,
  compareProps,
  contaminantsProps,
  placesProps,
  selectorProps,
} from './tool-props.ts';
import { Video } from './video/Video.tsx';

function pageView(page: Page, country: Country): ReactElement {
  switch (page.template) {
    case 'home':
      return <Home {...homeProps(tables, page, country)} />;
    case 'article':
      return <Article {...articleProps(tables, page, country)} />;
    case 'hub':
      return <Hub {...hubProps(tables, page, country)} />;
    case 'house':
      return <House {...houseProps(tables, page, country)} />;
    case 'video':
      return <Video {...videoProps(tables, page, country)} />;
    case 'form':
      return page.form ? (
        <Form {...formProps(tables, page, page.form, country)} />
      ) : (
        <Article {...articleProps(tables, page, country)} />
      );
    case 'login':
      return <Login {...loginProps(tables, page, country)} />;
    case 'search':
      return <Search {...searchProps(tables, page, country)} />;
    case 'selector':
      return <Selector {...selectorProps(tables, page, country)} />;
    case 'cartridge-finder':
      return <CartridgeFinder {...cartridgeFinderProps(tables, page, country)} />;
    case 'compare':
      return <Compare {...compareProps(tables, page, country)} />;
    case 'places':
      return <Places {...placesProps(tables, page, country)} />;
    case 'contaminants':
      return <Contaminants {...contaminantsProps(tables, page, country)} />;
    case 'offer':
      return <Offer {...offerProps(tables, page, country)} />;
    case 'not-found':
      return <NotFound {...notFoundProps(tables, page, country)} />;
  }
}

/** What a route needs is in the tables, or the generator is at fault. */
function found<Entry>(entry: Entry | undefined, route: Route): Entry {
  if (entry === undefined) throw new Error(`No ${route.kind} in the tables for ${route.path}.`);
  return entry;
}

/**
 * What stands inside `<main id="main">` of a route in a country. Throws where the tables do not
 * hold what the route names.
 */
export function viewOf(route: Route, country: Country): ReactElement {
  const { kind, path } = route;
  switch (kind) {
    case 'landing': {
      const category = found(tables.categories[path], route);
      return <Landing {...landingProps(tables, category, country)} />;
    }
    case 'sub-category': {
      const category = found(tables.categories[path], route);
      return <SubCategory {...subCategoryProps(tables, category, country)} />;
    }
    case 'product': {
      const product = found(tables.products[path.slice(1)], route);
      return <Product {...productProps(tables, product, country)} />;
    }
    case 'dealer-range':
      return <DealerRange {...dealerRangeProps(tables, country, route)} />;
    case 'dealer-entry': {
      const entry = found(dealerEntryAt(tables, path, country), route);
      return <DealerEntry {...dealerEntryProps(tables, entry, country)} />;
    }
    case 'page':
      return pageView(found(tables.pages[path], route), country);
  }
}
