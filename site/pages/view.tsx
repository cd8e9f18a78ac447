/** Which template shows a route, and with what. The styles come first: they set the order of layers. */
import '../styles/index.css';
import type { ReactElement } from 'react';
import type { Country, Page, Route } from '../contract.ts';
import { Article } from '../templates/Article/Article.tsx';
import { CartridgeFinder } from '../templates/CartridgeFinder/CartridgeFinder.tsx';
import { Compare } from '../templates/Compare/Compare.tsx';
import { Contaminants } from '../templates/Contaminants/Contaminants.tsx';
import { DealerEntry } from '../templates/DealerEntry/DealerEntry.tsx';
import { DealerRange } from '../templates/DealerRange/DealerRange.tsx';
import { Form } from '../templates/Form/Form.tsx';
import { Home } from '../templates/Home/Home.tsx';
import { House } from '../templates/House/House.tsx';
import { Hub } from '../templates/Hub/Hub.tsx';
import { Landing } from '../templates/Landing/Landing.tsx';
import { Login } from '../templates/Login/Login.tsx';
import { NotFound } from '../templates/NotFound/NotFound.tsx';
import { Offer } from '../templates/Offer/Offer.tsx';
import { Places } from '../templates/Places/Places.tsx';
import { Product } from '../templates/Product/Product.tsx';
import { Search } from '../templates/Search/Search.tsx';
import { Selector } from '../templates/Selector/Selector.tsx';
import { SubCategory } from '../templates/SubCategory/SubCategory.tsx';
import { Video } from '../templates/Video/Video.tsx';
import { landingProps, subCategoryProps } from './props/category-props.ts';
import { dealerEntryAt, dealerEntryProps, dealerRangeProps } from './props/dealer-props.ts';
import { generatedTables as tables } from './props/generated-tables.ts';
import { homeProps } from './props/home-props.ts';
import { articleProps, houseProps, hubProps, videoProps } from './props/page-props.ts';
import { productProps } from './props/product-props.ts';
import {
  formProps,
  loginProps,
  notFoundProps,
  offerProps,
  searchProps,
} from './props/service-props.ts';
import {
  cartridgeFinderProps,
  compareProps,
  contaminantsProps,
  placesProps,
  selectorProps,
} from './props/tool-props.ts';

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
    case 'landing':
    case 'sub-category': {
      const category = found(tables.categories[path], route);
      return category.categories.length > 0 ? (
        <Landing {...landingProps(tables, category, country)} />
      ) : (
        <SubCategory {...subCategoryProps(tables, category, country)} />
      );
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
