/** Progress of long commands: a line for each step with how far it is and how long it took. */
export type Progress = { readonly done: number; readonly total: number };

const number = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** A rate measured over a shorter time means nothing. */
const fewSeconds = 0.5;

/** "42 %, 1,080 of 2,572, 190 a second, 8 s to go"; `seconds` since the `first` of them were done. */
export function progressText({ done, total }: Progress, seconds: number, first = 0): string {
  const percent = Math.floor((done / Math.max(1, total)) * 100);
  const far = `${percent} %, ${number.format(done)} of ${number.format(total)}`;
  if (done === first || seconds < fewSeconds) return far;
  const rate = (done - first) / seconds;
  return `${far}, ${number.format(rate)} a second, ${Math.ceil((total - done) / rate)} s to go`;
}

export type Tell = {
  /** How far the step has come. Calls may be as frequent as one likes. */
  readonly progress: (progress: Progress) => void;
  /** What came of it. */
  readonly summary: (text: string) => void;
};

export async function step<T>(name: string, work: (tell: Tell) => T | Promise<T>): Promise<T> {
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

/** On a terminal a text that is written over; in a log, where that would be noise, one now and then. */
function lineSince(start: number) {
  const isTerminal = process.stdout.isTTY;
  const everyMs = isTerminal ? 200 : 10_000;
  let last = start + quietMs - everyMs;
  let shown = '';
  // What a step needs before it begins to count says nothing of its rate.
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
