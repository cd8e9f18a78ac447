/** Progress of a long command: a line for each step, with its time. */

/** Says how far a step has come. Calls may be as frequent as one likes. */
export type Progress = (done: number, total: number) => void;
export type Step = <T>(name: string, work: (progress: Progress) => T | Promise<T>) => Promise<T>;

export const step: Step = async (name, work) => {
  const start = performance.now();
  process.stdout.write(`${name} … `);
  const progress = progressSince(start);
  try {
    const result = await work(progress.show);
    progress.clear();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${typeof result === 'string' ? `${result}, ` : ''}${seconds} s`);
    return result;
  } catch (error) {
    progress.clear();
    console.log('failed');
    throw error;
  }
};

const quietMs = 2000;

/** On a terminal a text that is written over; in a log, where it would be noise, a line now and then. */
function progressSince(start: number) {
  const isTerminal = process.stdout.isTTY;
  const everyMs = isTerminal ? 200 : 10_000;
  let last = start + quietMs - everyMs;
  let shown = '';
  const clear = () => {
    if (isTerminal && shown !== '') process.stdout.write(`\u001b[${shown.length}D\u001b[K`);
    shown = '';
  };
  const show: Progress = (done, total) => {
    const now = performance.now();
    if (now - last < everyMs || done === 0 || done >= total) return;
    last = now;
    clear();
    shown = progressText(done, total, (now - start) / 1000);
    process.stdout.write(isTerminal ? shown : `${shown} … `);
  };
  return { show, clear };
}

/** "1,200 of 20,631, 2,400 a second, 8 s left". */
export function progressText(done: number, total: number, seconds: number): string {
  const rate = done / seconds;
  const number = (value: number) => Math.round(value).toLocaleString('en-AU');
  const pace = rate < 10 ? rate.toFixed(1) : number(rate);
  return `${number(done)} of ${number(total)}, ${pace} a second, ${number((total - done) / rate)} s left`;
}
