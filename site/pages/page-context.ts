import type { Country } from '../../kernel/contract.ts';
import type { Assets } from '../document/assets.ts';

/** What the build tells a page about the tree that it is rendered for. */
declare global {
  namespace Vike {
    interface PageContext {
      country?: Country;
      html?: string;
      assets?: Assets;
    }
  }
}
