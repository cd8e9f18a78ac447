/**
 * npm run bench: our build against a floor in the same run. The floor writes the same pages
 * again, byte for byte, without making them: what the disk alone takes. Read the ratio, not
 * the seconds; machines differ and are busy.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileCatalogue } from '../codegen/main.ts';
import { problemLine } from '../codegen/problem.ts';
import { readArguments } from './arguments.ts';
import { atEnd } from './at-end.ts';
import { runCommand } from './command.ts';
import { Fault } from './fault.ts';
import { type BuildOptions, buildSite } from './publish/build-site.ts';
import { writeSynthetic } from './synthetic/write-synthetic.ts';

runCommand(async () => {
  const values = readArguments('npm run bench [-- --products N] [--runs N]', {
    products: { type: 'string', default: '250' },
    runs: { type: 'string', default: '3' },
  });

  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const discard = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const catalogue = join(folder, 'catalogue');
    const out = join(folder, 'site');
    writeSynthetic('catalogue', catalogue, Number(values.products));
    // The first build encodes the pictures; the others find them.
    await buildOrFail({ catalogue, out, strict: false });
    const times = { check: [] as number[], build: [] as number[], floor: [] as number[] };
    for (let run = 0; run < Number(values.runs); run++) {
      times.check.push(await seconds(() => compileCatalogue(catalogue)));
      times.build.push(await seconds(() => buildOrFail({ catalogue, out, strict: false })));
      times.floor.push(await seconds(() => copyPages(out, join(folder, `floor-${run}`))));
    }
    const [check, build, floor] = [median(times.check), median(times.build), median(times.floor)];
    const pages = htmlFiles(out).length;
    console.log(`
${values.products} synthetic products, ${pages} pages, median of ${values.runs} runs
check   ${check.toFixed(2)} s
build   ${build.toFixed(2)} s   ${(build / floor).toFixed(1)} times the floor
floor   ${floor.toFixed(2)} s   the same pages written again`);
  } finally {
    discard();
  }
  return 0;
});

async function buildOrFail(options: BuildOptions): Promise<void> {
  const result = await buildSite(options);
  if (!result.ok) throw new Fault(result.problems.map(problemLine).join('\n'));
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function htmlFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
}

async function copyPages(from: string, to: string): Promise<void> {
  for (const name of htmlFiles(from)) {
    const target = join(to, name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, readFileSync(join(from, name)));
  }
}
