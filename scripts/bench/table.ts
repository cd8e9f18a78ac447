/** The table `npm run bench` prints for a size. `--json` writes the same numbers. */
export type Stage = { readonly name: string; readonly seconds: number };
/** Medians of the runs, in seconds and megabytes. */
export type Row = {
  readonly name: string;
  readonly wall: number;
  readonly user?: number | undefined;
  readonly system?: number | undefined;
  readonly peak?: number | undefined;
  /** Files. */
  readonly written?: number | undefined;
  /** Wall time, as a multiple of the baseline's in the same run. */
  readonly ofBaseline?: number | undefined;
  readonly stages?: readonly Stage[];
};
export type SizeReport = {
  readonly products: number;
  readonly pages: number;
  readonly runs: number;
  readonly rows: readonly Row[];
};

const whole = (value?: number): string =>
  value === undefined ? '–' : Math.round(value).toLocaleString('en-AU');
const precise = (value?: number): string => value?.toFixed(2) ?? '–';

const columns: readonly (readonly [string, (row: Row) => string])[] = [
  ['', ({ name }) => name],
  ['wall s', ({ wall }) => precise(wall)],
  ['user s', ({ user }) => precise(user)],
  ['system s', ({ system }) => precise(system)],
  ['peak MB', ({ peak }) => whole(peak)],
  ['written', ({ written }) => whole(written)],
  ['of baseline', ({ ofBaseline }) => precise(ofBaseline)],
];

export function tableOf({ products, pages, runs, rows }: SizeReport): string {
  const table = columns.map(([title, cellOf]) => [title, ...rows.map(cellOf)]);
  const padded = table.map((cells, column) => {
    const width = Math.max(...cells.map(({ length }) => length));
    return cells.map((cell) => (column === 0 ? cell.padEnd(width) : cell.padStart(width)));
  });
  const lines = [undefined, ...rows].map((_, line) =>
    padded
      .map((cells) => cells[line])
      .join('  ')
      .trimEnd(),
  );
  const title = `${whole(products)} products, ${whole(pages)} pages, medians of ${runs}`;
  return [title, ...lines, ...rows.flatMap(stageLine)].join('\n');
}

const stageLine = ({ name, wall, stages = [] }: Row): string[] => {
  if (stages.length === 0) return [];
  const reported = stages.reduce((sum, { seconds }) => sum + seconds, 0);
  const all = [
    ...stages,
    { name: 'start, replacing the folder and the rest', seconds: wall - reported },
  ];
  return [`${name}: ${all.map((stage) => `${stage.name} ${stage.seconds.toFixed(1)}`).join(', ')}`];
};

/** Reads the stages from what a command prints: "Rendering … 451 pages, 1.4 s". */
export const stagesOf = (output: string): readonly Stage[] =>
  [...output.matchAll(/^(\S[^…\n]*?) … (?:.*[ ,])?([\d.]+) s$/gm)].map(
    ([, name = '', seconds]) => ({
      name,
      seconds: Number(seconds),
    }),
  );
