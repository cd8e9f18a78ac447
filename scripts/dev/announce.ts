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
    // Vite would keep it for the next page that opens, which already shows the new state.
    if (server.ws.clients.size > 0) server.ws.send(payload);
  };
  const sendError = () => {
    if (error) send({ type: 'error', err: error });
  };
  // A page that was opening, or asleep, during an announcement says which state it shows.
  server.ws.on('site:page', (shown: unknown, page) => {
    if (shown !== version) page.send({ type: 'full-reload' });
    else if (error) page.send({ type: 'error', err: error });
  });

  return {
    /** Why the site can't be shown as it is on the disk; empty if it can. */
    get error() {
      return error?.message ?? '';
    },
    /** Counts the states of the site; a page carries the number of the state it was rendered from. */
    get version() {
      return version;
    },
    /** The problems that the last check found. */
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
    /** Reports a bug in our code. */
    failure(thrown: unknown) {
      const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      error = { message: text, stack: '' };
      printOnce(text, () => console.error(text));
      sendError();
    },
    /** Asks pages to render again. Call it when nothing of the previous content is cached any more. */
    edited() {
      version += 1;
      send({ type: 'custom', event: 'site:edited', data: version });
    },
    /** Asks pages to reload, for changed code. */
    reload() {
      version += 1;
      send({ type: 'full-reload' });
    },
  };
}
