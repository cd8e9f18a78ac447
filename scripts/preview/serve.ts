/** Serves built trees with the embedded backends on this machine, and prints their addresses. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { countries, countryKeys, homeCountry } from '../../kernel/countries.ts';
import type { ByCountry, Country } from '../../kernel/entry-types.ts';
import { backendsUrl } from '../../site/commerce/backends.ts';
import { isGenerated } from '../images/addresses.ts';
import { searchLogKey } from '../search-log-key.ts';
import { reportError, UserError } from '../user-error.ts';
import { send, sendText } from './answer.ts';
import { createItems } from './backends/items.ts';
import { linkToMockPortal, usualLoginPath } from './backends/portal.ts';
import type { ImageHandler } from './handle-images.ts';
import { listenForEach } from './listen.ts';
import { readEmbedded, readSettings } from './read-settings.ts';
import { chooseTree, readRequestPath } from './request-path.ts';
import { type BackendOptions, createBackendHandler } from './serve-backends.ts';
import { createStaticFiles } from './static-files.ts';

export type ServeOptions = BackendOptions & {
  readonly out: string;
  /** 0 chooses a free port. */
  readonly port: number;
  readonly makePicture?: ImageHandler;
};

export type Serving = Awaited<ReturnType<typeof serve>>;

/**
 * Serves the trees and the embedded backends (SPEC 7) on the loopback addresses. The Host header
 * chooses the tree, or the port if it names no country; `port` is one of `ports`. Throws if the
 * port is taken, or if `_headers` or `_redirects` is wrong.
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
      tree.known ? named : `${named}, because the host name doesn't include a country`,
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
        // A closed connection or server isn't a failure.
        if (isClosing || request.socket.destroyed) return;
        reportError(error);
        if (response.headersSent) response.destroy();
        else sendText(response, 500, 'The preview server failed. See the terminal for details.');
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

function requireTrees(out: string): void {
  for (const tree of Object.values(countryKeys)) {
    const page = join(out, tree, 'index.html');
    if (!existsSync(page))
      throw new UserError(
        `There's no built site in "${out}": ${page} is missing. Run npx puretec build first, or use --out to choose the folder your site is in.`,
      );
  }
}

export type PreviewOptions = Pick<ServeOptions, 'out' | 'port' | 'makePicture'> & {
  readonly data?: string;
};

/** Takes the search log's key from PURETEC_SEARCH_LOG_KEY, as the build does. Throws a UserError for a missing or damaged tree. */
export async function startPreview(
  { data = '.cache/preview', ...options }: PreviewOptions,
  print: (line: string) => void = console.log,
): Promise<Serving> {
  requireTrees(options.out);
  const signingKey = searchLogKey();
  const started = await serve({
    ...options,
    ...readSettings(options.out),
    dataDir: data,
    ...(signingKey && { signingKey }),
    log: print,
  });
  for (const line of addressLines(started.ports)) print(line);
  return started;
}

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Prints each country's addresses. "http://localhost:4174/" also works in Safari, which doesn't resolve *.localhost. */
export const addressLines = (ports: ByCountry<number>): string[] =>
  countries.map((country) => {
    const name = (names.of(country) ?? country).padEnd(11);
    const named = `http://${countryKeys[country]}.localhost:${ports[homeCountry]}/`;
    return `${name}  ${named} or http://localhost:${ports[country]}/`;
  });
