/** A stack of the bundled commands, told in the lines that were written. The maps are read for this alone. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Places without a map beside their file stay as they are. */
export const inSources = (stack: string): string =>
  stack.replaceAll(
    /(file:\/\/[^\s()]+):(\d+):(\d+)/g,
    (place, url: string, line: string, column: string) =>
      placeInSources(`${fileURLToPath(url)}.map`, Number(line), Number(column)) ?? place,
  );

function placeInSources(map: string, line: number, column: number): string | undefined {
  if (!existsSync(map)) return undefined;
  const found = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(
    line - 1,
    column - 1,
  );
  if (!('originalSource' in found)) return undefined;
  const { originalSource, originalLine, originalColumn } = found;
  return `${resolve(dirname(map), originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
}
