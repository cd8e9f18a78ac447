import { expect, it } from 'vitest';
import { compileCatalogue } from '../codegen/compile-catalogue.ts';
import type { FileToParse } from '../codegen/load/read-catalogue.ts';
import { withCopy } from '../codegen/testing/catalogue-copy.ts';
import { parseFiles } from './parse-files.ts';

it('reads the same on all cores as on one, errors and odd numbers included', () =>
  withCopy(
    [
      { file: 'products/CT-1.yaml', from: 'micron: 5', to: 'micron: .nan' },
      { file: 'products/WH-1.yaml', from: 'name: ', to: 'colour: red\nname: ' },
      { file: 'products/WH-2.yaml', text: 'name: "half\n' },
    ],
    async (root) => {
      const asked: number[] = [];
      const counted = async (files: readonly FileToParse[]) => {
        const read = await parseFiles(files, 0);
        asked.push(files.length, read.length);
        return read;
      };
      const many = await compileCatalogue(root, { parseFiles: counted });
      const [files = 0, read = 0] = asked;
      expect(files).toBeGreaterThan(20);
      expect(read).toBe(files);
      expect(many).toEqual(await compileCatalogue(root));
      const rules = many.problems.map(({ rule }) => rule);
      expect(rules).toEqual(expect.arrayContaining(['syntax', 'unknown-field']));
    },
  ));
