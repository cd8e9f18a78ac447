import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Country } from '../../kernel/contract.ts';
import { countryKeys, homeCountry } from '../../kernel/countries.ts';
import { backendsUrl } from '../../site/commerce/backends.ts';
import { isGenerated } from '../images/addresses.ts';
import { reportError } from '../user-error.ts';
import { send, sendText } from './answer.ts';
import { createItems } from './backends/items.ts';
import { linkToMockPortal, usualLoginPath } from './backends/portal.ts';
import type { ImageHandler } from './handle-images.ts';
import { listenForEach } from './listen.ts';
import { readEmbedded } from './read-settings.ts';
import { chooseTree, readRequestPath } from './request-path.ts';
import { type BackendOptions, createBackendHandler } from './serve-backends.ts';
import { createStaticFiles } from './static-files.ts';

export type ServeOptions = BackendOptions & {
  /** The folder that holds the trees `au` and `nz`. */
  readonly out: string;
  /** 0 chooses a free one. */
  readonly port: number;
  /** Answers pictures and documents that the trees lack. */
  readonly makePicture?: ImageHandler;
};

export type Serving = Awaited<ReturnType<typeof serve>>;

/**
 * Serves the built trees and the embedded backends (SPEC 7) on the loopback addresses. The Host
 * header chooses the tree, or the port if it names no country; `port` is one of `ports`. Throws if the port is taken, or if
 * `_headers` or `_redirects` is wrong.
 */
export async function serve(options: ServeOptions) {
  const { out, dealerLoginPath = usualLoginPath } = options;
  let isClosing = false;
  const answerBackend = createBackendHandler(createItems(out), options);
  const serveStatic = createStaticFiles(out, (html) => linkToMockPortal(html, dealerLoginPath));

  async function answer(request: IncomingMessage, response: ServerResponse, fallback: Country) {
    const tree = chooseTree(request.headers.host, fallback);
    const named = countryKeys[tree.country];
    response.setHeader(
      'x-preview-tree',
      tree.known ? named : `${named}; the host name has no country`,
    );
    const target = readRequestPath(request.url ?? '/');
    if (!target.ok) return sendText(response, 400, target.reason);
    const { path, search } = target;
    if (await answerBackend(request, response, path, search)) return;
    const own = path === backendsUrl ? readEmbedded(out, tree.country) : undefined;
    if (own !== undefined) {
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' };
      return send(response, 200, headers, own);
    }
    if (options.makePicture && isGenerated(path) && !existsSync(join(out, named, path))) {
      await options.makePicture(request, response);
      return;
    }
    await serveStatic(request, response, tree.country, path, search);
  }

  const listenerOf =
    (fallback: Country): RequestListener =>
    (request, response) => {
      answer(request, response, fallback).catch((error: unknown) => {
        // A visitor who has gone, or a server that closes, isn't a failure.
        if (isClosing || request.socket.destroyed) return;
        reportError(error);
        if (response.headersSent) response.destroy();
        else sendText(response, 500, 'The preview server failed. Its console shows why.');
      });
    };
  const listening = await listenForEach(listenerOf, options.port);
  const close = async (): Promise<void> => {
    isClosing = true;
    await listening.close();
  };
  const { ports } = listening;
  return { port: ports[homeCountry], ports, close };
}
