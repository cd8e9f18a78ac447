import { isRecord } from '../../../kernel/is-record.ts';
import type { BackendName } from './call.ts';

/**
 * The failures that tests ask the embedded backends for (ACCEPTANCE 25 to 27), so that a real
 * browser meets them on a real socket.
 */

const BACKENDS = [
  'items',
  'log',
  'gateway',
  'forms',
  'portal',
  'vitals',
] as const satisfies readonly BackendName[];
const MODES = ['none', 'delay', '500', 'broken-json', 'other-json', 'html', 'drop'] as const;
const LONGEST_DELAY_MS = 120_000;

export type FaultMode = (typeof MODES)[number];
export type Fault = {
  readonly backend: BackendName;
  readonly mode: FaultMode;
  /** Waits so long first, whatever the mode. */
  readonly ms: number;
  /** Only where the text holds this: q, suiteletUrl, or the body. */
  readonly match?: string;
  /** Only where the text is this, to the letter: "wat" and not "water". */
  readonly exactly?: string;
};

export type Faults = {
  /** Sets the fault that some JSON asks for; returns what is wrong with it, if anything. */
  readonly set: (asked: unknown) => string | undefined;
  /** The fault that strikes a call, if any. */
  readonly find: (backend: BackendName, text: string) => Fault | undefined;
};

function readFault(asked: unknown): Fault | string {
  if (!isRecord(asked)) return 'A JSON object expected.';
  const backend = BACKENDS.find((name) => name === asked.backend);
  if (!backend) return `backend: one of ${BACKENDS.join(', ')} expected.`;
  const mode = MODES.find((name) => name === asked.mode);
  if (!mode) return `mode: one of ${MODES.join(', ')} expected.`;
  const { ms = 0, match, exactly } = asked;
  if (typeof ms !== 'number' || !(ms >= 0 && ms <= LONGEST_DELAY_MS)) {
    return `ms: a number from 0 to ${LONGEST_DELAY_MS} expected.`;
  }
  if (match !== undefined && typeof match !== 'string') return 'match: a text expected.';
  if (exactly !== undefined && typeof exactly !== 'string') return 'exactly: a text expected.';
  return {
    backend,
    mode,
    ms,
    ...(match === undefined ? {} : { match }),
    ...(exactly === undefined ? {} : { exactly }),
  };
}

/** One fault at a time for each backend; the mode "none" ends it. */
export function createFaults(): Faults {
  const active = new Map<BackendName, Fault>();
  return {
    set: (asked) => {
      const fault = readFault(asked);
      if (typeof fault === 'string') return fault;
      if (fault.mode === 'none') active.delete(fault.backend);
      else active.set(fault.backend, fault);
      return undefined;
    },
    find: (backend, text) => {
      const fault = active.get(backend);
      if (!fault) return undefined;
      if (fault.match !== undefined && !text.includes(fault.match)) return undefined;
      if (fault.exactly !== undefined && text !== fault.exactly) return undefined;
      return fault;
    },
  };
}
