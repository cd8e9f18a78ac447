/** How far a long work has come, in words. */
export type Progress = { readonly done: number; readonly total: number };

const number = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** Sooner nobody knows how fast it goes. */
const fewSeconds = 0.5;

/** "42 %, 1,080 of 2,572, 190 a second, 8 s to go"; `seconds` since the `first` of them were done. */
export function progressText({ done, total }: Progress, seconds: number, first = 0): string {
  const percent = Math.floor((done / Math.max(1, total)) * 100);
  const far = `${percent} %, ${number.format(done)} of ${number.format(total)}`;
  if (done === first || seconds < fewSeconds) return far;
  const rate = (done - first) / seconds;
  return `${far}, ${number.format(rate)} a second, ${Math.ceil((total - done) / rate)} s to go`;
}
