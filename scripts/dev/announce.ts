/** Tells what the catalogue's state is: the terminal, and every page that is open. */
import type { ErrorPayload, HotPayload, ViteDevServer } from 'vite';
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { printDiagnostics, summary } from '../../codegen/diagnostics/print.ts';
import { reportProblems, textOf } from '../report-problems.ts';

export type Announcer = {
  /** What stands in the way of the site as it is on the disk; empty: nothing. */
  readonly fault: string;
  /** Counts the states of the site; a page carries the number it was made from. */
  readonly version: number;
  problems(problems: readonly Diagnostic[]): void;
  /** A fault of ours. */
  failure(error: unknown): void;
  /** The content is new and nothing of the old one is kept any more: only now pages may ask again. */
  edited(): void;
  /** The same of the code: pages are opened anew. */
  reload(): void;
};

export function createAnnouncer(server: ViteDevServer): Announcer {
  let fault: ErrorPayload['err'] | undefined;
  let version = 1;
  let printed = '';
  const say = (text: string, print: () => void) => {
    if (text !== printed) print();
    printed = text;
  };
  const send = (payload: HotPayload) => {
    // Vite would keep it for the page that comes first, which is of the new state already.
    if (server.ws.clients.size > 0) server.ws.send(payload);
  };
  const sendFault = () => {
    if (fault) send({ type: 'error', err: fault });
  };
  // A page that was opened, or asleep, while something was announced says which state it shows.
  server.ws.on('site:page', (shown: unknown, page) => {
    if (shown !== version) page.send({ type: 'full-reload' });
    else if (fault) page.send({ type: 'error', err: fault });
  });

  return {
    get fault() {
      return fault?.message ?? '';
    },
    get version() {
      return version;
    },
    problems(problems) {
      const errors = problems.filter(({ severity }) => severity === 'error');
      const text = printDiagnostics(errors, { colour: false, textOf });
      const [first] = errors;
      fault = first && {
        message: text,
        stack: '',
        id: first.file,
        loc: { file: first.file, line: first.line, column: first.column },
      };
      say(printDiagnostics(problems, { colour: false, textOf }), () => {
        if (problems.length > 0) reportProblems(problems);
        else if (printed !== '') console.log(summary(problems));
      });
      sendFault();
    },
    failure(error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      fault = { message: text, stack: '' };
      say(text, () => console.error(text));
      sendFault();
    },
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
