import { existsSync, readFileSync } from 'node:fs';
import { isCountry } from '../../../kernel/countries.ts';
import { isRecord } from '../../../kernel/records.ts';
import { escapeHtml } from '../../../site/document/html.ts';
import { errorName, type VitalsReport } from '../../../site/header/visit/vitals-report.ts';
import { appendLine, type Backend, readObject, refuse } from './call.ts';

const path = '/api/vitals';
/** Good values by web.dev: LCP 2.5 s, INP 200 ms, CLS 0.1. */
const vitals = [
  { name: 'LCP', unit: 'ms', good: 2500 },
  { name: 'INP', unit: 'ms', good: 200 },
  { name: 'CLS', unit: '', good: 0.1 },
] as const;

/**
 * Collects reports of visits (`vitals` in site.yaml) as lines of JSON in `file`. The same address,
 * opened in a browser, shows the 75th percentile of each page, and the errors.
 */
export function createVitals(file: string): Backend {
  return {
    name: 'vitals',
    method: ['POST', 'GET'],
    owns: (requested) => requested === path,
    answer: async ({ method, body }) => {
      if (method === 'GET') return { status: 200, html: pageOf(reportsIn(file)) };
      const report = readReport(readObject(body));
      if (!report) return refuse(400, "This isn't a report of a visit.");
      await appendLine(file, { receivedAt: new Date().toISOString(), ...report });
      return { status: 200, json: { code: 200 } };
    },
  };
}

/** Undefined if a value is missing or wrong, or there's more than a report holds. */
function readReport(
  value: Readonly<Record<string, unknown>> | undefined,
): VitalsReport | undefined {
  const { country, page, measured, errors, ...more } = value ?? {};
  if (Object.keys(more).length > 0 || !isCountry(country)) return undefined;
  if (typeof page !== 'string' || !/^\/[^?#]{0,300}$/.test(page)) return undefined;
  if (!isRecord(measured) || !Array.isArray(errors) || errors.length > 5) return undefined;
  const numbers: Record<string, number> = {};
  for (const [name, number] of Object.entries(measured)) {
    const isKnown = vitals.some((vital) => vital.name === name);
    if (!isKnown || typeof number !== 'number' || !(number >= 0)) return undefined;
    numbers[name] = number;
  }
  const read = errors.flatMap((error: unknown) => readError(error) ?? []);
  return read.length === errors.length
    ? { country, page, measured: numbers, errors: read }
    : undefined;
}

/** Only a name, a file and a line: the message may hold what a visitor typed. */
function readError(error: unknown): VitalsReport['errors'][number] | undefined {
  if (!isRecord(error)) return undefined;
  const { name, file, line, ...more } = error;
  if (typeof name !== 'string' || !errorName.test(name)) return undefined;
  if (typeof file !== 'string' || !/^(?:elsewhere|\/[^?#\s]{0,300})?$/.test(file)) return undefined;
  const isAll = Object.keys(more).length === 0 && typeof line === 'number';
  return isAll ? { name, file, line } : undefined;
}

/** Leaves out a line that was cut off when the server stopped. */
function reportsIn(file: string): VitalsReport[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const parsed = line === '' ? undefined : readObject(Buffer.from(line));
      if (!parsed) return [];
      const { receivedAt: _, ...report } = parsed;
      return readReport(report) ?? [];
    });
}

function pageOf(reports: readonly VitalsReport[]): string {
  const pages = new Map<string, VitalsReport[]>();
  for (const report of reports) {
    const name = `${report.country} ${report.page}`;
    pages.set(name, [...(pages.get(name) ?? []), report]);
  }
  const rows = [...pages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, views]) => {
      const cells = vitals.map(({ name: vital, unit, good }) => {
        const value = percentile(views.flatMap(({ measured }) => measured[vital] ?? []));
        return value === undefined
          ? '<td>–'
          : `<td>${value} ${unit}${value > good ? ' <strong>slow</strong>' : ''}`;
      });
      return `<tr><th scope="row">${escapeHtml(name)}<td>${views.length}${cells.join('')}`;
    });
  const errors = reports.flatMap(({ page, errors }) =>
    errors.map(
      ({ name, file, line }) =>
        `<li>${escapeHtml(`${page}: ${name} at ${file || 'no file'}:${line}`)}`,
    ),
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>How visits went</title>
<h1>How visits went</h1>
<p>${reports.length} page views; the 75th percentile of each page.
<table><thead><tr><th scope="col">Page<th scope="col">Views${vitals.map(({ name }) => `<th scope="col">${name}`).join('')}</thead>
<tbody>${rows.join('\n')}</tbody></table>
<h2>Errors of scripts</h2>
${errors.length === 0 ? '<p>None.' : `<ul>${errors.join('\n')}</ul>`}
`;
}

/** The 75th percentile, as web.dev reports it. */
const percentile = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1];
