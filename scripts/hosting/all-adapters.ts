/** Lists all hosts, and checks their limits. */
import type { Hosting } from '../../kernel/contract.ts';
import { UserError } from '../user-error.ts';
import { bucket } from './bucket.ts';
import { cloudflare } from './cloudflare/cloudflare.ts';
import type { HostingAdapter, HostingName, Tree } from './hosting-adapter.ts';
import { nginx } from './nginx/nginx.ts';

export const adapters: Record<HostingName, HostingAdapter> = { cloudflare, nginx, bucket };

/** Throws a UserError with every limit that's exceeded. */
export function requireFits(name: HostingName, trees: readonly Tree[], hosting?: Hosting): void {
  const exceeded = trees.flatMap((tree) => adapters[name].limits(tree, hosting));
  if (exceeded.length > 0) throw new UserError(exceeded.join('\n'));
}

/** The trees with pictures that aren't made yet ("au/_ipx/…"), whose sizes aren't known. */
export const addComingPictures = (
  trees: readonly Tree[],
  coming: readonly string[],
): readonly Tree[] =>
  trees.map((tree) => {
    const before = `${tree.name}/`;
    const own = coming.filter((path) => path.startsWith(before));
    const files = own.map((path) => [path.slice(before.length), 0] as const);
    return { ...tree, files: new Map([...files, ...tree.files]) };
  });
