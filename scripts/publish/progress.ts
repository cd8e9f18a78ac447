/** How far a long work has come, in words. */
export type Progress = { readonly done: number; readonly total: number };

const number = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** "42 %, 1,080 of 2,572, 190 a second, 8 s to go"; `seconds` since it began. */
export function progressText({ done, total }: Progress, seconds: number): string {
  const percent = Math.floor((done / Math.max(1, total)) * 100);
  const rate = done / Math.max(seconds, 0.001);
  const toGo = rate === 0 ? '' : `, ${Math.ceil((total - done) / rate)} s to go`;
  return `${percent} %, ${number.format(done)} of ${number.format(total)}, ${number.format(rate)} a second${toGo}`;
}
