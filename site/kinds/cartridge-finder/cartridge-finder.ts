/** The cartridge finder as the plain lists that it is without a script (QLT-05). */
import type { Country, Page } from '../../../kernel/contract.ts';
import { kindLabel } from '../../../kernel/vocabulary.ts';
import { type Here, isDiscontinued, productHere } from '../../tables/here.ts';
import { fittingOf, productUrl } from '../../tables/product-summary.ts';
import type { Tables } from '../../tables/tables.ts';
import { pageKind } from '../kind.tsx';
import { pageProps } from '../page-props.ts';
import { CartridgeFinder, type CartridgeFinderProps } from './CartridgeFinder.tsx';

/** Every system that takes cartridges, discontinued ones too: their owners look for parts. */
function cartridgeFinderProps(tables: Tables, page: Page, country: Country): CartridgeFinderProps {
  const here: Here = { country, dealers: false };
  const rows = Object.values(tables.products).flatMap((product) => {
    if (!productHere(tables, product.code, here)) return [];
    const cartridges = product.parts
      .filter(({ role }) => role === 'cartridge')
      .flatMap(({ code, quantity, every }) => {
        const cartridge = fittingOf(tables, code, here);
        return cartridge ? [{ ...cartridge, quantity, ...(every !== undefined && { every }) }] : [];
      });
    if (cartridges.length === 0) return [];
    const { code, name, type } = product;
    const discontinued = isDiscontinued(product);
    return [{ kind: kindLabel(type), code, name, url: productUrl(code), discontinued, cartridges }];
  });
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort();
  return {
    ...pageProps(tables, page, country),
    path: page.url,
    groups: kinds.map((kind) => ({
      kind,
      systems: rows
        .filter((row) => row.kind === kind)
        .sort((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true })),
    })),
  };
}

export const cartridgeFinder = pageKind(CartridgeFinder, cartridgeFinderProps, {
  script: 'cartridge-finder',
});
