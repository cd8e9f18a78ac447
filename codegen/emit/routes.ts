import type { Catalogue } from '../catalogue.ts';
import type { SourceModule } from './source-file.ts';

export function emitRoutes(catalogue: Catalogue): SourceModule {
  return {
    name: 'routes',
    doc: 'Every public page. Its path is its id.',
    contract: ['Route'],
    unions: [
      {
        name: 'RouteId',
        members: catalogue.routes.map(({ path }) => path),
        doc: 'The paths of all pages.',
      },
    ],
    tables: [
      {
        name: 'routes',
        type: 'Readonly<Record<RouteId, Route>>',
        value: Object.fromEntries(
          catalogue.routes.map(({ origin: _, ...route }) => [route.path, route]),
        ),
        doc: 'Routes by path.',
      },
    ],
  };
}

export function emitRedirects(catalogue: Catalogue): SourceModule {
  const former = [...catalogue.products.values()].flatMap(({ code, file }) =>
    (file.formerCodes ?? []).map((from) => ({ from: `/${from}`, to: `/${code}` })),
  );
  const written = catalogue.redirects.map(({ from, to }) => ({ from, to }));
  return {
    name: 'redirects',
    doc: 'Addresses that have moved: those of redirects.yaml, then the former codes of products.',
    contract: ['Redirect'],
    tables: [
      {
        name: 'redirects',
        type: 'readonly Redirect[]',
        value: [...written, ...former],
        doc: 'Redirects in the order in which they apply.',
      },
    ],
  };
}
