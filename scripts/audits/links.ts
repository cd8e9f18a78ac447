/** Every link, fragment and image of both trees, followed by linkinator against the preview server. */
import { LinkChecker, LinkState } from 'linkinator';
import { countries } from '../../codegen/catalogue.ts';
import { serve } from '../preview/serve.ts';

const out = process.argv[2] ?? 'dist';
let broken = 0;
for (const country of countries) {
  const server = await serve({ out, port: 0, dataDir: '.cache/audit', country });
  const root = `http://localhost:${server.port}`;
  const { links } = await new LinkChecker().check({
    path: [`${root}/`, `${root}/sitemap.xml`, `${root}/search?keywords=filter`],
    recurse: true,
    checkFragments: true,
    concurrency: 10,
    // A kept connection that the server has just closed is no broken link.
    retryErrors: true,
    retryErrorsCount: 4,
    // Other sites are not ours to keep, and the portal of the dealers stands on another server.
    linksToSkip: async (link) => !link.startsWith(root),
  });
  const faults = links.filter(({ state }) => state === LinkState.BROKEN);
  for (const { url, parent, status } of faults)
    console.log(`${parent ?? root}: ${url} (${status})`);
  const checked = links.filter(({ state }) => state !== LinkState.SKIPPED).length;
  console.log(`${country}: ${checked} links checked, ${faults.length} broken`);
  broken += faults.length;
  await server.close();
}
process.exitCode = broken === 0 ? 0 : 1;
