/** What a kind of page is: how a route of it is shown, and the script that it loads. */
import type { ComponentType, ReactElement } from 'react';
import type { Category, Country, Page, Route, Site } from '../../kernel/contract.ts';
import type { Crumb } from '../components/Breadcrumb/Breadcrumb.tsx';
import type { Tables } from '../tables/tables.ts';
import type { ScriptName } from './scripts.ts';

/** A page without the document around it. */
export type Shown = {
  /** The inside of `<main id="main">`. */
  readonly main: ReactElement;
  /** Everything `main` depends on besides code. The structured data has the same breadcrumb trail. */
  readonly props: Way;
};
export type Kind = {
  /** Throws where the tables do not hold what the route names: then the generator is at fault. */
  readonly show: (tables: Tables, route: Route, country: Country) => Shown;
  readonly script?: ScriptName;
  /** The page leads on by itself, without a script, to this address. */
  readonly leadsOnTo?: (site: Site, country: Country) => string;
  /** A wrong turning: it has no address of its own. */
  readonly isNowhere?: true;
};

type Way = { readonly crumbs: readonly Crumb[] };
/** Survives JSON without loss. A build compares props as JSON to decide whether to render a page again. */
type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json };
type JsonProps = Way & { readonly [name: string]: Json };
type Props<Entry, P> = (tables: Tables, entry: Entry, country: Country) => P;
type More = Omit<Kind, 'show'>;

/** A kind that shows an entry of a table: `find` looks it up, `props` tells what the view is given. */
export function kindOf<Entry, P extends JsonProps>(
  find: (tables: Tables, route: Route, country: Country) => Entry | undefined,
  View: ComponentType<P>,
  props: Props<Entry, P>,
  more: More = {},
): Kind {
  return {
    ...more,
    show(tables, route, country) {
      const entry = find(tables, route, country);
      if (entry === undefined) {
        throw new Error(`No ${route.kind} in the tables for ${route.path}.`);
      }
      const given = props(tables, entry, country);
      return { main: <View {...given} />, props: given };
    },
  };
}

/** A kind of page of `catalogue/pages`: the value of its `template`. */
export const pageKind = <P extends JsonProps>(
  View: ComponentType<P>,
  props: Props<Page, P>,
  more?: More,
): Kind => kindOf((tables, { path }) => tables.pages[path], View, props, more);

/** A kind of page of `catalogue/categories`. */
export const categoryKind = <P extends JsonProps>(
  View: ComponentType<P>,
  props: Props<Category, P>,
  more?: More,
): Kind => kindOf((tables, { path }) => tables.categories[path], View, props, more);
