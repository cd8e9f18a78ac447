/** The table of a size, for a person; the same numbers are what --json keeps. */
import type { Stage } from './stages.ts';

/** Seconds and megabytes, medians of the runs. */
export type Row = {
  readonly name: string;
  readonly wall: number;
  readonly user?: number | undefined;
  readonly system?: number | undefined;
  readonly peak?: number | undefined;
  readonly written?: number | undefined;
  /** Wall time, of that of the floor in the same run. */
  readonly ofFloor?: number | undefined;
  readonly stages?: readonly Stage[];
};
export type SizeReport = {
  readonly products: number;
  readonly pages: number;
  readonly runs: number;
  readonly rows: readonly Row[];
};

const columns = [
  ['', ({ name }: Row) => name],
  ['wall s', ({ wall }: Row) => precise(wall)],
  ['user s', ({ user }: Row) => precise(user)],
  ['system s', ({ system }: Row) => precise(system)],
  ['peak MB', ({ peak }: Row) => shown(peak)],
  ['written', ({ written }: Row) => shown(written)],
  ['of floor', ({ ofFloor }: Row) => precise(ofFloor)],
] as const;

const number = (value: number): string => Math.round(value).toLocaleString('en-AU');
const precise = (value: number | undefined): string => value?.toFixed(2) ?? '–';
const shown = (value: number | undefined): string => (value === undefined ? '–' : number(value));

export function tableOf({ products, pages, runs, rows }: SizeReport): string {
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const title = `${number(products)} products, ${number(pages)} pages, medians of ${runs}`;
  return [title, ...text, ...rows.flatMap(stageLines)].join('\n');
}

const stageLines = ({ name, wall, stages = [] }: Row): string[] => {
  if (stages.length === 0) return [];
  const told = stages.reduce((sum, { seconds }) => sum + seconds, 0);
  const all = [...stages, { name: 'the rest, start and exchange', seconds: wall - told }];
  return [`${name}: ${all.map((stage) => `${stage.name} ${stage.seconds.toFixed(1)}`).join(', ')}`];
};
