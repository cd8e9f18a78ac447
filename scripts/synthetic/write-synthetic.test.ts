import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import { projectRoot } from '../project-root.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeSynthetic } from './write-synthetic.ts';

const root = temporaryFolder('synthetic');

it('invents products that state what their type should and contradict no other', async () => {
  writeSynthetic(join(projectRoot, 'catalogue'), root, 210);
  const { problems, tables } = await compileCatalogue(root);
  expect(tables?.products.SYN00210?.type).toBeDefined();
  const copied = ['sample', 'house-style', 'missing-contact'];
  expect(problems.filter(({ rule }) => !copied.includes(rule))).toEqual([]);
});
