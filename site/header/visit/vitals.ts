/**
 * How this page view went, of one view in so many: web vitals and the errors of scripts, posted once
 * when the page is left. Nothing of it says who visits or what they typed: no query, no cookie, no
 * address beyond the path, of an error its name and place.
 */
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { collectorOf, errorName, type Vitals, type VitalsReport } from './vitals-report.ts';

/** The first of our own scripts in a stack, and the line. */
const ownPlace = /(\/assets\/[\w.-]+\.js):(\d+)/;

const { vitals = '', shared = '{}' } =
  document.querySelector<HTMLElement>('[data-header]')?.dataset ?? {};
const { to, oneIn }: Vitals = JSON.parse(vitals);

if (Math.random() * oneIn < 1) measure(collectorOf(to, location.hostname));

function measure(collector: string): void {
  const { country } = JSON.parse(shared);
  const measured: Partial<Record<Metric['name'], number>> = {};
  const errors: VitalsReport['errors'][number][] = [];
  const note = ({ name, value }: Metric) => {
    measured[name] = Math.round(value * 1000) / 1000;
  };
  // Each keeps the listener that tells it of the page's end before ours.
  onLCP(note);
  onCLS(note);
  onINP(note);
  const noteError = (error: unknown, file: string, line: number) => {
    if (errors.length < 5) errors.push({ name: nameOf(error), file, line });
  };
  addEventListener('error', ({ message, error, filename, lineno }) => {
    if (message) noteError(error, pathOf(filename), lineno);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const [, file = '', line = 0] =
      (reason instanceof Error && ownPlace.exec(reason.stack ?? '')) || [];
    noteError(reason, file, Number(line));
  });
  let isSent = false;
  addEventListener('visibilitychange', () => {
    if (isSent || document.visibilityState !== 'hidden') return;
    isSent = true;
    const report: VitalsReport = { country, page: location.pathname, measured, errors };
    navigator.sendBeacon(collector, JSON.stringify(report));
  });
}

/** Of our own scripts the path; of what an extension or another host adds nothing but that it did. */
function pathOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? pathname : 'elsewhere';
}

/** Whatever else somebody throws may be text of any kind. */
function nameOf(error: unknown): string {
  const isError = error instanceof Error || error instanceof DOMException;
  return isError && errorName.test(error.name) ? error.name : 'Error';
}
