/** A page type: how to render a route, and the script it loads. */
import type { ComponentType, ReactElement } from 'react';
import type { Category, Country, Link, Page, Route, Site } from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { ScriptName } from './scripts.ts';

/** A page without the document around it. */
type RenderedPage = {
  /** The content of `<main id="main">`. */
  readonly main: ReactElement;
  /** Everything `main` depends on besides code. The structured data has the same breadcrumb trail. */
  readonly props: WithCrumbs;
  readonly script?: ScriptName | undefined;
};
export type PageType = {
  /** Throws if the tables lack the route's entry, which is a bug in the generator. */
  readonly prepare: (tables: Tables, route: Route, country: Country) => RenderedPage;
  /** The address that the page redirects to, without a script. */
  readonly redirectTo?: (site: Site, country: Country) => string;
  /** True for the not-found page, which has no address. */
  readonly isNotFoundPage?: true;
};

type WithCrumbs = { readonly crumbs: readonly Link[] };
/** Survives JSON without loss. A build compares props as JSON to decide whether to render a page again. */
type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json };
type JsonProps = WithCrumbs & { readonly [name: string]: Json };
type Props<Entry, P> = (tables: Tables, entry: Entry, country: Country) => P;
type More<P> = Omit<PageType, 'prepare'> & {
  readonly script?: ScriptName | ((props: P) => ScriptName | undefined);
};

/** Makes a page type for table entries. `find` looks an entry up, and `props` makes the view's props. */
export function pageTypeOf<Entry, P extends JsonProps>(
  find: (tables: Tables, route: Route, country: Country) => Entry | undefined,
  View: ComponentType<P>,
  props: Props<Entry, P>,
  { script, ...more }: More<P> = {},
): PageType {
  return {
    ...more,
    prepare(tables, route, country) {
      const entry = find(tables, route, country);
      if (entry === undefined) {
        throw new Error(`No ${route.kind} in the tables for ${route.path}.`);
      }
      const given = props(tables, entry, country);
      return {
        main: <View {...given} />,
        props: given,
        script: typeof script === 'function' ? script(given) : script,
      };
    },
  };
}

/** A page type for `catalogue/pages`, named by their `template`. */
export const contentPageType = <P extends JsonProps>(
  View: ComponentType<P>,
  props: Props<Page, P>,
  more?: More<P>,
): PageType => pageTypeOf((tables, { path }) => tables.pages[path], View, props, more);

export const categoryPageType = <P extends JsonProps>(
  View: ComponentType<P>,
  props: Props<Category, P>,
  more?: More<P>,
): PageType => pageTypeOf((tables, { path }) => tables.categories[path], View, props, more);
