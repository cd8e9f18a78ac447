/** Takes snapshots of a catalogue, in a folder or in an earlier revision of git: what customers see in each country, as plain data. */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { imageFiles } from '../../codegen/load/images.ts';
import type { ReadResult } from '../../codegen/load/read-catalogue.ts';
import { buildClock, rangeState } from '../../codegen/resolve/date-ranges.ts';
import { pricesInFile } from '../../codegen/resolve/prices.ts';
import type { Validated } from '../../codegen/validate/validated.ts';
import {
  type ByCountry,
  byCountry,
  type Country,
  countries,
  countryKeys,
} from '../../kernel/countries.ts';
import type { Price } from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import { priceIn } from '../../site/lookups/in-country.ts';
import { compile, readDocuments, requireCatalogue } from '../compile-with-cache.ts';
import { productsIn, siteFileIn } from '../editing/editing.ts';
import { reportDiagnostics } from '../report-diagnostics.ts';
import { UserError } from '../user-error.ts';
import { entitiesOf } from './entities.ts';
import type { CatalogueFiles } from './field-words.ts';

/** A country's snapshot, with the catalogue's planned prices, its files and its pictures' checksums. */
export type Compared = Snapshot & {
  readonly planned?: PlannedPrices;
  readonly files?: CatalogueFiles;
  readonly pictures?: Readonly<Record<string, string>>;
};

export type Snapshots = ByCountry<Compared>;

/** Prints the problems of a catalogue with errors, and throws a UserError. */
export async function snapshotsOfCatalogue(root: string, at?: string): Promise<Snapshots> {
  const { tables, problems } = await compile(root, { at });
  if (!tables) {
    reportDiagnostics(problems);
    throw new UserError(`${root} has errors, so it can't be compared. Run npx puretec check.`);
  }
  const { validated } = await readDocuments(root);
  return snapshotsFrom({ root, tables, validated }, at);
}

type Read = { readonly root: string; readonly tables: Tables } & Pick<ReadResult, 'validated'>;

export function snapshotsFrom({ root, tables, validated }: Read, at?: string): Snapshots {
  const planned = plannedPrices(root, validated, at);
  const files = new Map(
    validated.map((each) => [relative(root, each.document.file).replaceAll('\\', '/'), each]),
  );
  const images = imageFiles(root);
  const pictures = Object.fromEntries(
    images.pictures.map((name) => [name, hash('sha1', readFileSync(join(images.folder, name)))]),
  );
  return byCountry((country) => ({
    ...snapshotOf(tables, country, at),
    ...{ planned: planned[country], files, pictures },
  }));
}

export async function snapshotsOfRevision(root: string, revision: string, at?: string) {
  requireCatalogue(root);
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  try {
    const tree = git(root, ['rev-parse', '--verify', '--quiet', `${revision}:./`])
      ?.toString()
      .trim();
    if (!tree)
      throw new UserError(
        `git can't find ${root} at ${revision}. Use --since with another revision, or --against with another catalogue.`,
      );
    // In a subfolder, git would look for the path inside the tree.
    const top = git(root, ['rev-parse', '--show-toplevel'])?.toString().trim() ?? root;
    const archive = git(top, ['archive', '--format=tar', tree]);
    const unpacked = archive && spawnSync('tar', ['-x', '-C', folder], { input: archive });
    if (unpacked?.status !== 0)
      throw new UserError(`Can't unpack ${root} at ${revision}. Check that git and tar work.`);
    return await snapshotsOfCatalogue(folder, at);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function git(cwd: string, args: readonly string[]): Buffer | undefined {
  const { status, stdout, error } = spawnSync('git', args, { cwd, maxBuffer: 2 ** 30 });
  if (error) throw new UserError("git isn't installed. Install it, or use --against.");
  return status === 0 ? stdout : undefined;
}

export type Snapshot = ReturnType<typeof snapshotOf>;

/** `at` is the local time of the snapshot, now by default. */
export function snapshotOf(tables: Tables, country: Country, at?: string) {
  const here = Object.values(tables.routes).filter((route) => route.countries.includes(country));
  const { currency, gstPercent, timeZone } = tables.site.countries[country];
  // The Swedish locale prints dates in ISO order.
  const today = at?.slice(0, 10) ?? new Date().toLocaleDateString('sv-SE', { timeZone });
  return {
    ...{ country, currency, gstPercent },
    facts: tables.specifications,
    products: Object.fromEntries(
      Object.values(tables.products).map(
        ({ code, name, discontinued, formerCodes, replacedBy }) => {
          const price = priceIn(tables, code, country);
          return [code, { name, discontinued, formerCodes, replacedBy, price }];
        },
      ),
    ),
    pages: Object.fromEntries(here.map(({ path, title }) => [path, title])),
    redirects: redirectsOf(tables, country),
    entities: entitiesOf(tables, country, today),
  };
}

/** Keeps redirects that work. A page at the old address or a missing target turns one off. */
function redirectsOf({ redirects, routes }: Tables, country: Country): Record<string, string> {
  const isHere = (path: string) =>
    routes[path.replace(/[?#].*$/, '')]?.countries.includes(country) ?? false;
  const leading = redirects.filter(
    ({ from, to }) => !isHere(from) && (!to.startsWith('/') || isHere(to)),
  );
  return Object.fromEntries(leading.map(({ from, to }) => [from, to]));
}

/** By code and first day, "HYBRID-G8 2027-05-01". */
type PlannedPrices = ReadonlyMap<string, PlannedPrice>;
export type PlannedPrice = {
  readonly code: string;
  readonly start: string;
  readonly end: string | undefined;
  readonly price: Price;
};

/** Returns each country's future prices as at the local time `at`, now by default. */
function plannedPrices(root: string, validated: readonly Validated[], at?: string) {
  const site = siteFileIn({ root, validated });
  const clock = buildClock(site, at);
  const planned = byCountry(() => new Map<string, PlannedPrice>());
  for (const { code, file } of productsIn({ validated }))
    for (const { start, end, ...amounts } of file.priceChanges ?? []) {
      const prices = pricesInFile({ price: { ...file.price, ...amounts } }, site);
      for (const country of countries)
        if (
          amounts[countryKeys[country]] !== undefined &&
          rangeState({ start }, clock, country) === 'upcoming'
        )
          planned[country].set(`${code} ${start}`, { code, start, end, price: prices[country] });
    }
  return planned;
}
