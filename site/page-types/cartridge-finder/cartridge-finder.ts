import type { Country, Page, Part, Product } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { tradeSizes } from '../../../kernel/typography.ts';
import { type ProductType, typeLabel } from '../../../kernel/vocabulary.ts';
import { maxListed } from '../../components/Unlisted/Unlisted.tsx';
import { isDiscontinued, type Market, productIn } from '../../tables/market.ts';
import { fittingOf, productUrl } from '../../tables/product-summary.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import {
  CartridgeFinder,
  type CartridgeFinderProps,
  type FinderSystem,
} from './CartridgeFinder.tsx';

const byCode = new Intl.Collator('en', { numeric: true });

const groupNames: Partial<Readonly<Record<ProductType, string>>> = {
  system: 'Whole house systems',
  'cabinet system': 'FilterWall and cabinet systems',
  'sparkling system': 'Sparkling, chilled and boiling',
};

/** Every system that takes cartridges, including discontinued ones, whose owners look for parts. */
function cartridgeFinderProps(tables: Tables, page: Page, country: Country): CartridgeFinderProps {
  const here: Market = { country, dealers: false };
  const byKind = new Map<string, Product[]>();
  for (const product of Object.values(tables.products)) {
    if (!productIn(tables, product.code, here)) continue;
    if (cartridgesOf(tables, product, here).length === 0) continue;
    const kind = groupNames[product.type] ?? `${typeLabel(product.type)}s`;
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
          .slice(0, maxListed)
          .map((product) => systemOf(tables, product, here)),
      };
    }),
  };
}

const cartridgesOf = (tables: Tables, { parts }: Product, here: Market): readonly Part[] =>
  parts.filter(({ role, code }) => role === 'cartridge' && productIn(tables, code, here));

function systemOf(tables: Tables, product: Product, here: Market): FinderSystem {
  const { code, name } = product;
  return {
    code,
    name: tradeSizes(name),
    url: productUrl(code),
    discontinued: isDiscontinued(product),
    cartridges: cartridgesOf(tables, product, here).flatMap((part) => {
      const cartridge = fittingOf(tables, part.code, here);
      const { quantity, every } = part;
      return cartridge ? [{ ...cartridge, quantity, ...(every !== undefined && { every }) }] : [];
    }),
  };
}

export const cartridgeFinder = contentPageType(CartridgeFinder, cartridgeFinderProps, {
  script: 'cartridge-finder',
});
