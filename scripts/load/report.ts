import { type Pressed, quantile } from './press.ts';
import type { Visit } from './visit.ts';

export type Load = {
  readonly pages: readonly string[];
  readonly cold: Visit;
  readonly again: Visit;
  readonly pressed: Pressed;
  readonly connections: number;
};

const whole = (value: number) => Math.round(value).toLocaleString('en');
const kilobytes = (bytes: number) => `${whole(bytes / 1000)} KB`;
const million = 1_000_000;
const gigabyte = 1e9;
const secondsOfDay = 86_400;

/** In whole sentences with their arithmetic, so that nobody has to trust a figure. */
export function report({ pages, cold, again, pressed, connections }: Load): string {
  const rate = pressed.requests / pressed.seconds;
  const traffic = (cold.bytes * million) / gigabyte;
  const busy = (cold.requests * million) / rate / 3600;
  return [
    `A visit: ${pages.join(', ')}, with all that they load at once, compressed, heads included`,
    `  cold         ${kilobytes(cold.bytes)} in ${cold.requests} requests`,
    `  again        ${kilobytes(again.bytes)} in ${again.requests} requests, each answered 304; hashed files are not asked for`,
    `nginx, with one Node process asking over ${connections} connections on the same machine, for ${whole(pressed.seconds)} s`,
    `  ${whole(rate)} requests a second, ${pressed.failed} failed; half under ${quantile(pressed, 0.5).toFixed(1)} ms, 99 of 100 under ${quantile(pressed, 0.99).toFixed(1)} ms`,
    `A million cold visits`,
    `  ${whole(traffic)} GB = ${kilobytes(cold.bytes)} × 1,000,000`,
    `  ${whole(cold.requests * million)} requests = ${cold.requests} × 1,000,000; ${whole((cold.requests * million) / 30 / secondsOfDay)} a second on average over 30 days`,
    `  ${busy.toFixed(1)} hours of this server = ${whole(cold.requests * million)} / ${whole(rate)} / 3,600`,
    '',
  ].join('\n');
}
