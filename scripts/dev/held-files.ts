/**
 * Data and pictures go to a page with a version, in a header that its timings tell (Server-Timing).
 * After an edit the page names what it holds; where that is another by now, it opens anew.
 */
import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { isRecord } from '../../kernel/is-record.ts';

export const versionOfText = (text: string): string => hash('sha256', text).slice(0, 16);

export function sendVersion(response: ServerResponse, version: string | undefined): void {
  if (version !== undefined) response.setHeader('server-timing', `version;desc="${version}"`);
}

/** `versionNow` tells it of an address of the site; undefined where there is no such file. */
export function compareHeld(
  server: ViteDevServer,
  versionNow: (url: URL) => Promise<string | undefined>,
): void {
  server.ws.on('site:held', (held: unknown, page) => {
    const outdated = async () => {
      for (const [address, version] of Object.entries(isRecord(held) ? held : {})) {
        const url = URL.canParse(address) ? new URL(address) : undefined;
        if (url && (await versionNow(url)) !== version) return page.send('site:outdated');
      }
    };
    // What cannot be compared is asked for anew, and fails there.
    outdated().catch(() => page.send('site:outdated'));
  });
}
