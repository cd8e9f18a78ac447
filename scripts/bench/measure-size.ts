/** All cases at one size, several times over. */
import { readdirSync } from 'node:fs';
import { step } from '../build/steps.ts';
import { cases, type Place, pictures } from './cases.ts';
import { prepareFloor } from './floor.ts';
import type { CaseResult } from './measure.ts';
import type { Row } from './report.ts';
import { stagesOf } from './stages.ts';
import { touchMemory } from './touch-memory.ts';

export type Wanted = {
  readonly runs: number;
  readonly pictures: boolean;
  /** Whether the stages of each command are told. */
  readonly profile: boolean;
};

/** `work` is a folder for what the floor needs. */
export async function measureSize(
  place: Place,
  work: string,
  wanted: Wanted,
): Promise<{ pages: number; rows: Row[] }> {
  const floor = await step('Preparing the floor', () => prepareFloor(place.catalogue, work));
  const all = [...cases, ...(wanted.pictures ? [pictures] : []), { name: 'floor', run: floor }];
  const results = all.map(({ name, run }) => ({ name, run, runs: [] as CaseResult[] }));
  for (let index = 1; index <= wanted.runs; index++) {
    for (const { name, run, runs } of results) {
      touchMemory();
      runs.push(await step(`${name}, ${index} of ${wanted.runs}`, () => run(place)));
    }
  }
  const rows = results.map(({ name, runs }) => rowOf(name, runs, wanted));
  const wallOfFloor = rows.at(-1)?.wall ?? Number.NaN;
  return {
    pages: pagesIn(place.out),
    rows: rows.map((row) => ({ ...row, ofFloor: row.wall / wallOfFloor })),
  };
}

function rowOf(name: string, runs: readonly CaseResult[], { profile }: Wanted): Row {
  const of = (take: (result: CaseResult) => number | undefined) =>
    median(runs.flatMap((result) => take(result) ?? []));
  return {
    name,
    wall: of(({ wall }) => wall) ?? Number.NaN,
    user: of(({ user }) => user),
    system: of(({ system }) => system),
    peak: of(({ peak }) => peak),
    written: of(({ written }) => written),
    ...(profile && { stages: stagesOf(runs.at(-1)?.output ?? '') }),
  };
}

function median(numbers: readonly number[]): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const pagesIn = (out: string): number =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    .length;
