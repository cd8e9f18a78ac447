import type { Country, Page, Part, Product } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { kindLabel } from '../../../kernel/vocabulary.ts';
import { mostListed } from '../../components/Unlisted/Unlisted.tsx';
import { type Here, isDiscontinued, productHere } from '../../tables/here.ts';
import { fittingOf, productUrl } from '../../tables/product-summary.ts';
import { pageKind } from '../kind.tsx';
import { pageProps } from '../page-props.ts';
import {
  CartridgeFinder,
  type CartridgeFinderProps,
  type FinderSystem,
} from './CartridgeFinder.tsx';

const byCode = new Intl.Collator('en', { numeric: true });

/** Every system that takes cartridges, including discontinued ones, whose owners look for parts. */
function cartridgeFinderProps(tables: Tables, page: Page, country: Country): CartridgeFinderProps {
  const here: Here = { country, dealers: false };
  const byKind = new Map<string, Product[]>();
  for (const product of Object.values(tables.products)) {
    if (!productHere(tables, product.code, here)) continue;
    if (cartridgesOf(tables, product, here).length === 0) continue;
    const kind = kindLabel(product.type);
    const systems = byKind.get(kind);
    if (systems) systems.push(product);
    else byKind.set(kind, [product]);
  }
  return {
    ...pageProps(tables, page, country),
    path: page.url,
    groups: [...byKind.keys()].sort().map((kind) => {
      const systems = byKind.get(kind) ?? [];
      return {
        kind,
        count: systems.length,
        systems: systems
          .sort((a, b) => byCode.compare(a.code, b.code))
          .slice(0, mostListed)
          .map((product) => systemOf(tables, product, here)),
      };
    }),
  };
}

const cartridgesOf = (tables: Tables, { parts }: Product, here: Here): readonly Part[] =>
  parts.filter(({ role, code }) => role === 'cartridge' && productHere(tables, code, here));

function systemOf(tables: Tables, product: Product, here: Here): FinderSystem {
  const { code, name } = product;
  return {
    code,
    name,
    url: productUrl(code),
    discontinued: isDiscontinued(product),
    cartridges: cartridgesOf(tables, product, here).flatMap((part) => {
      const cartridge = fittingOf(tables, part.code, here);
      const { quantity, every } = part;
      return cartridge ? [{ ...cartridge, quantity, ...(every !== undefined && { every }) }] : [];
    }),
  };
}

export const cartridgeFinder = pageKind(CartridgeFinder, cartridgeFinderProps, {
  script: 'cartridge-finder',
});
