import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of package.json, whether this runs from source or bundled. */
export const projectFolder = dirname(createRequire(import.meta.url).resolve('#package'));

/** Schemas are part of the program, whichever catalogue is checked. */
export const schemaFolder = join(projectFolder, 'catalogue', 'schema');

let texts: ReadonlyMap<string, string> | undefined;

/** Reads the schemas by file name once, so the hash matches those in use even after an edit. */
export function schemaTexts(): ReadonlyMap<string, string> {
  texts ??= new Map(
    readdirSync(schemaFolder)
      .filter((name) => name.endsWith('.schema.json'))
      .sort()
      .map((name) => [name, readFileSync(join(schemaFolder, name), 'utf8')]),
  );
  return texts;
}
