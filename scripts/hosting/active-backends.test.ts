import { expect, it } from 'vitest';
import { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import { withActiveBackends } from './active-backends.ts';

it('reports each path without a backend once', async () => {
  const { tables } = await compileCatalogue('codegen/fixtures/catalogue');
  if (!tables) throw new Error('the fixture has problems');
  const { site: own } = tables;
  const backends = { ...own.backends, itemSearch: 'host', api: '/api', forms: '/forms' };
  const site = {
    ...own,
    backends: { ...backends, gateway: '/gateway' },
    hosting: { upstreams: { gateway: 'http://127.0.0.1:9000' } },
  };
  expect(withActiveBackends(site).notices).toEqual([
    "/api has no backend, so the search log is off and search only uses the site's own index. Add one under hosting: upstreams: api in site.yaml.",
    '/forms has no backend, so forms show other ways to contact us. Add one under hosting: upstreams: forms in site.yaml.',
  ]);
  expect(withActiveBackends(site).site.backends).toMatchObject({
    api: '',
    itemSearch: '',
    gateway: '/gateway',
  });
});
