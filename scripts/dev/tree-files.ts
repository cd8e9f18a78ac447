/** What a built tree holds beside its pages, made on the fly in development. */
import type { Plugin } from 'vite';
import type { Catalogue } from '../../codegen/catalogue.ts';
import { countryOfHost } from '../../site/browser/country.ts';
import { hostFiles } from '../build/host-files.ts';

const types: Readonly<Record<string, string>> = {
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
};

export function treeFiles(_root: string, catalogue: () => Catalogue | undefined): Plugin {
  return {
    name: 'tree-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/\?.*$/, '').slice(1);
        const current = catalogue();
        if (!current || !/^(items\.json|sitemap\.xml|robots\.txt)$/.test(path)) return next();
        const file = hostFiles(
          current,
          countryOfHost((request.headers.host ?? '').replace(/:\d+$/, '')),
        ).find((entry) => entry.path === path);
        if (!file) return next();
        response.setHeader(
          'Content-Type',
          types[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain',
        );
        response.end(file.content);
      });
    },
  };
}
