/** Writes a catalogue's names as a schema, for completion and hover in editors. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageFiles } from '../../codegen/load/images.ts';
import { type NameType, namesFile } from '../../codegen/validate/names-schema.ts';
import { countries } from '../../kernel/countries.ts';
import { promosInCountry } from '../../kernel/scheduled.ts';
import type { Tables } from '../../kernel/tables.ts';

/** Writes next to the catalogue's own schemas, if it has any and the names have changed. */
export function writeNames(tables: Tables, root: string): void {
  const folder = join(root, 'schema');
  if (!existsSync(folder)) return;
  const file = join(folder, namesFile);
  const text = `${JSON.stringify(namesSchema(tables, imageFiles(root).pictures), null, 1)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}

export function namesSchema(tables: Tables, images: readonly string[]) {
  const titled = <T>(entries: Readonly<Record<string, T>>, titleOf: (entry: T) => string) => ({
    enum: Object.keys(entries),
    markdownEnumDescriptions: Object.values(entries).map(titleOf),
  });
  const byId = <T extends { readonly id: string }>(
    entries: readonly T[],
    titleOf: (entry: T) => string,
  ) => titled(Object.fromEntries(entries.map((entry) => [entry.id, entry])), titleOf);
  const promos = Object.values(tables.categories).flatMap((category) =>
    countries.flatMap((country) => promosInCountry(category, country)),
  );
  const definitions: Record<NameType, object> = {
    product: titled(tables.products, ({ name }) => name),
    category: titled(tables.categories, ({ name }) => name),
    page: titled(tables.pages, ({ title }) => title),
    // Another site, a query or a fragment is allowed too, so nothing is refused.
    link: { anyOf: [titled(tables.routes, ({ title }) => title), {}] },
    image: open({ enum: images }),
    'featured-promo': open(byId(promos, ({ title }) => title)),
    teaser: byId(tables.teaserPrices, ({ label }) => label),
    contaminant: byId(tables.contaminants, ({ name }) => name),
    technology: byId(tables.technologies, ({ name }) => name),
    specification: byId(tables.specifications, ({ label }) => label),
    specifications: {
      properties: Object.fromEntries(
        tables.specifications.map(({ id, label, group, unit, type }) => [
          id,
          {
            description: `Listed under ${group} as "${label}"${unit ? `, in ${unit}` : ''}.`,
            type: type === 'number' ? 'number' : ['number', 'string'],
          },
        ]),
      ),
    },
  };
  return { $defs: definitions };
}

/** Allows unknown names: a promotion that no category shows, a picture just added. */
const open = (schema: object) => ({ anyOf: [schema, {}] });
