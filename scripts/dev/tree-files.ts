/** What a built tree holds beside its pages, made on the fly in development: pictures, search data, sitemap. */
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Catalogue } from '../../codegen/catalogue.ts';
import { drawSource } from '../../drawings/draw-source.ts';
import type { Product } from '../../kernel/contract.ts';
import { imagePrefix } from '../../kernel/image-address.ts';
import { countryOfHost } from '../../site/browser/country.ts';
import { createImageHandler } from '../images/handle-images.ts';
import { createSources } from '../images/sources.ts';
import { hostFiles } from '../publish/host-files.ts';
import { imageCache } from '../publish/images.ts';

const types: Readonly<Record<string, string>> = {
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
  svg: 'image/svg+xml',
};

export type DevelopmentTree = {
  /** The folder of the catalogue. */
  readonly root: string;
  /** The folder of its generated modules. */
  readonly generated: string;
  readonly catalogue: () => Catalogue | undefined;
};

export function treeFiles({ root, generated, catalogue }: DevelopmentTree): Plugin {
  return {
    name: 'tree-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '';
        const answer = async () => {
          if (url.startsWith(imagePrefix)) {
            const products = await productsOf(server, generated);
            const sources = createSources(join(root, 'images'), (source) =>
              drawSource(source, (code) => products[code]),
            );
            return createImageHandler(sources, { cacheDirectory: imageCache })(request, response);
          }
          const current = catalogue();
          const path = url.replace(/\?.*$/, '').slice(1);
          if (!current || !/^(?!site\/|node_modules\/|@).*\.(json|xml|txt|svg)$/.test(path))
            return false;
          const hostname = (request.headers.host ?? '').replace(/:\d+$/, '');
          const file = hostFiles(current, countryOfHost(hostname)).find(
            (entry) => entry.path === path,
          );
          if (!file) return false;
          const ending = path.slice(path.lastIndexOf('.') + 1);
          response.setHeader('Content-Type', types[ending] ?? 'text/plain');
          response.end(file.content);
          return true;
        };
        answer().then((answered) => {
          if (!answered) next();
        }, next);
      });
    },
  };
}

/** The products as they are now: the server loads the module anew after each edit. */
async function productsOf(
  server: ViteDevServer,
  generated: string,
): Promise<Readonly<Record<string, Product>>> {
  const { products } = await server.ssrLoadModule(join(generated, 'products.ts'));
  return products;
}
