/** Prints each step of a long command with its progress and duration. */
type Progress = { readonly done: number; readonly total: number };
type StepLog = {
  /** Shows progress on a terminal. Call it as often as you like. */
  readonly progress: (progress: Progress) => void;
  readonly summary: (text: string) => void;
};

const everyMs = 200;

export async function step<T>(name: string, work: (tell: StepLog) => T | Promise<T>): Promise<T> {
  const start = performance.now();
  process.stdout.write(`${name} … `);
  let [last, shown, summary] = [start, '', ''];
  const clear = () => {
    if (shown !== '') process.stdout.write(`\u001b[${shown.length}D\u001b[K`);
    shown = '';
  };
  const progress = ({ done, total }: Progress) => {
    if (!process.stdout.isTTY || performance.now() - last < everyMs) return;
    last = performance.now();
    clear();
    shown = `${Math.floor((done / Math.max(1, total)) * 100)}%, ${done} of ${total}`;
    process.stdout.write(shown);
  };
  try {
    const result = await work({
      progress,
      summary: (text) => {
        summary = `${text}, `;
      },
    });
    clear();
    console.log(`${summary}${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    clear();
    console.log('failed');
    throw error;
  }
}
