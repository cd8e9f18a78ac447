/** Cloudflare's limits for one site, in its own numbers. */
import type { Hosting } from '../../../kernel/contract.ts';
import { beforePages, type Tree } from '../hosting-adapter.ts';

type Plan = NonNullable<Hosting['cloudflarePlan']>;
export const filesOfPlan: Readonly<Record<Plan, number>> = { free: 20_000, paid: 100_000 };
const cloudflareTakes = {
  bytes: 25 * 1024 * 1024,
  redirects: 2000,
  headerLine: 2000,
};

const number = (value: number) => value.toLocaleString('en');

export function cloudflareLimits(
  tree: Tree,
  plan: Plan = 'free',
  maxFiles = filesOfPlan[plan],
): readonly string[] {
  const { name, files, headers } = tree;
  const redirects = beforePages(tree);
  const exceeded: string[] = [];
  const pictures = [...files.keys()].filter((path) => path.startsWith('_ipx/')).length;
  if (files.size > maxFiles) {
    const upgrade =
      plan === 'free' && files.size <= filesOfPlan.paid
        ? ` Its paid plan allows ${number(filesOfPlan.paid)}: if that's yours, set cloudflarePlan: paid under hosting in site.yaml.`
        : '';
    exceeded.push(
      `Cloudflare's ${plan} plan allows ${number(maxFiles)} files a site. ${name} has ${number(files.size)}, which is ${number(files.size - maxFiles)} too many.${upgrade} Or build for nginx or a bucket, which have no such limit (--host nginx, --host bucket)${
        files.size - pictures <= maxFiles
          ? ', or make fewer pictures, with fewer densities under images in site.yaml.'
          : ". Fewer pictures won't help, because there are too many other files."
      }`,
    );
  }
  for (const [path, size] of files)
    if (size > cloudflareTakes.bytes)
      exceeded.push(
        `Cloudflare allows files of up to 25 MiB, and ${name}/${path} is ${(size / 1024 / 1024).toFixed(1)} MiB. Make it smaller, or host it elsewhere and link to it.`,
      );
  if (redirects.length > cloudflareTakes.redirects)
    exceeded.push(
      `Cloudflare allows ${number(cloudflareTakes.redirects)} redirects in _redirects, and ${name} has ${number(redirects.length)}. Move some to redirects.yaml, which has no limit. Leave those that have to be a 302 or replace an existing page.`,
    );
  for (const { pattern, headers: all } of headers)
    for (const [header, value] of all)
      if (header.length + value.length + 2 > cloudflareTakes.headerLine)
        exceeded.push(
          `Cloudflare allows ${number(cloudflareTakes.headerLine)} characters a header, and ${header} of ${pattern} is longer.`,
        );
  return exceeded;
}
