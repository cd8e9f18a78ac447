/** Reports the state of the catalogue to the terminal and to every open page. */
import type { ErrorPayload, HotPayload, ViteDevServer } from 'vite';
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { printDiagnostics, summary } from '../../codegen/diagnostics/print.ts';
import { reportDiagnostics, textOf } from '../report-diagnostics.ts';

export type Announcer = ReturnType<typeof createAnnouncer>;

export function createAnnouncer(server: ViteDevServer) {
  let error: ErrorPayload['err'] | undefined;
  let version = 1;
  let reported: readonly Diagnostic[] = [];
  let printed = '';
  const printOnce = (text: string, print: () => void) => {
    if (text !== printed) print();
    printed = text;
  };
  const send = (payload: HotPayload) => {
    // Without clients, Vite would keep the payload for the next page, which is already current.
    if (server.ws.clients.size > 0) server.ws.send(payload);
  };
  const sendError = () => {
    if (error) send({ type: 'error', err: error });
  };
  // If a page missed an announcement, its version shows it.
  server.ws.on('site:page', (shown: unknown, page) => {
    if (shown !== version) page.send({ type: 'full-reload' });
    else if (error) page.send({ type: 'error', err: error });
  });

  return {
    /** Why the site can't be shown; empty if it can. */
    get error() {
      return error?.message ?? '';
    },
    /** The site's version number. Pages carry the version they were rendered from. */
    get version() {
      return version;
    },
    get reported() {
      return reported;
    },
    diagnostics(diagnostics: readonly Diagnostic[]) {
      reported = diagnostics;
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      const [first] = errors;
      error = first && {
        message: printDiagnostics(errors, { colour: false, textOf }),
        stack: '',
        id: first.file,
        loc: { file: first.file, line: first.line, column: first.column },
      };
      printOnce(printDiagnostics(diagnostics, { colour: false, textOf }), () => {
        if (diagnostics.length > 0) reportDiagnostics(diagnostics);
        else if (printed !== '') console.log(summary(diagnostics));
      });
      sendError();
    },
    failure(thrown: unknown) {
      const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      error = { message: text, stack: '' };
      printOnce(text, () => console.error(text));
      sendError();
    },
    /** Asks pages to render again. Call it once nothing of the previous content is cached. */
    edited() {
      version += 1;
      send({ type: 'custom', event: 'site:edited', data: version });
    },
    reload() {
      version += 1;
      send({ type: 'full-reload' });
    },
  };
}
