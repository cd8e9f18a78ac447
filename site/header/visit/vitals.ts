/**
 * Reports how one page view in `oneIn` went: web vitals and script errors, posted once when the page is left.
 * Nothing in it identifies the visitor or what they typed: no query or cookie, only the path, and of an error
 * its name and position.
 */
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { collectorOf, errorName, type Vitals, type VitalsReport } from './vitals-report.ts';

/** The first of our own scripts in a stack, and the line. */
const ownPosition = /(\/assets\/[\w.-]+\.js):(\d+)/;

const { vitals = '', shared = '{}' } =
  document.querySelector<HTMLElement>('[data-header]')?.dataset ?? {};
const { to, oneIn }: Vitals = JSON.parse(vitals);

if (Math.random() * oneIn < 1) measure(collectorOf(to, location.hostname));

function measure(collector: string): void {
  const { country } = JSON.parse(shared);
  const measured: Partial<Record<Metric['name'], number>> = {};
  const errors: VitalsReport['errors'][number][] = [];
  const record = ({ name, value }: Metric) => {
    measured[name] = Math.round(value * 1000) / 1000;
  };
  // Called before ours, so their listeners for the page's end run first.
  onLCP(record);
  onCLS(record);
  onINP(record);
  const recordError = (error: unknown, file: string, line: number) => {
    if (errors.length < 5) errors.push({ name: nameOf(error), file, line });
  };
  addEventListener('error', ({ message, error, filename, lineno }) => {
    if (message) recordError(error, pathOf(filename), lineno);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const [, file = '', line = 0] =
      (reason instanceof Error && ownPosition.exec(reason.stack ?? '')) || [];
    recordError(reason, file, Number(line));
  });
  let isSent = false;
  addEventListener('visibilitychange', () => {
    if (isSent || document.visibilityState !== 'hidden') return;
    isSent = true;
    const report: VitalsReport = { country, page: location.pathname, measured, errors };
    navigator.sendBeacon(collector, JSON.stringify(report));
  });
}

/** Returns the path of our own scripts, and "elsewhere" for an extension's or another host's. */
function pathOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? pathname : 'elsewhere';
}

/** A thrown value that isn't an error could be any text, so it's just "Error". */
function nameOf(error: unknown): string {
  const isError = error instanceof Error || error instanceof DOMException;
  return isError && errorName.test(error.name) ? error.name : 'Error';
}
