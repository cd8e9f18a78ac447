/** Progress output for long commands: a line for each step, with its progress and how long it took. */
export type Progress = { readonly done: number; readonly total: number };

const number = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** In seconds. A rate over a shorter time is meaningless. */
const fewSeconds = 0.5;

/** Returns "42 %, 1,080 of 2,572, 190 a second, 8 s to go". `seconds` is the time since `first` were done. */
export function progressText({ done, total }: Progress, seconds: number, first = 0): string {
  const percent = Math.floor((done / Math.max(1, total)) * 100);
  const far = `${percent} %, ${number.format(done)} of ${number.format(total)}`;
  if (done === first || seconds < fewSeconds) return far;
  const rate = (done - first) / seconds;
  return `${far}, ${number.format(rate)} a second, ${Math.ceil((total - done) / rate)} s to go`;
}

export type Report = {
  /** Reports progress. Call it as often as you like. */
  readonly progress: (progress: Progress) => void;
  /** Sets the text shown when the step is done. */
  readonly summary: (text: string) => void;
};

export async function step<T>(name: string, work: (tell: Report) => T | Promise<T>): Promise<T> {
  const start = performance.now();
  process.stdout.write(`${name} … `);
  const line = lineSince(start);
  let summary = '';
  try {
    const result = await work({
      progress: line.show,
      summary: (text) => {
        summary = `${text}, `;
      },
    });
    line.clear();
    console.log(`${summary}${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    line.clear();
    console.log('failed');
    throw error;
  }
}

const quietMs = 2000;

/** Overwrites the text on a terminal. In a log, prints an occasional one instead, to limit noise. */
function lineSince(start: number) {
  const isTerminal = process.stdout.isTTY;
  const everyMs = isTerminal ? 200 : 10_000;
  let last = start + quietMs - everyMs;
  let shown = '';
  // The rate leaves out the time a step needs before it starts counting.
  let first: { readonly at: number; readonly done: number } | undefined;
  const clear = () => {
    if (isTerminal && shown !== '') process.stdout.write(`\u001b[${shown.length}D\u001b[K`);
    shown = '';
  };
  const show = (progress: Progress) => {
    const now = performance.now();
    if (progress.done > 0) first ??= { at: now, done: progress.done };
    if (now - last < everyMs || progress.done >= progress.total) return;
    last = now;
    clear();
    shown = first
      ? progressText(progress, (now - first.at) / 1000, first.done)
      : progressText(progress, 0);
    process.stdout.write(isTerminal ? shown : `${shown} … `);
  };
  return { show, clear };
}
