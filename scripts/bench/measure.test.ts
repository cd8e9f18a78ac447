import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { measure } from './measure.ts';

const node = (code: string) => [process.execPath, '-e', code];

it.skipIf(process.platform !== 'linux')(
  'adds up the processes that a command starts, and theirs',
  async () => {
    const fill = 'const kept = Buffer.alloc(120e6, 1);';
    // The first keeps its memory until the other, which may be late on a busy machine, has had its own for a while.
    const both = node(
      `const { spawn } = require('node:child_process');
       ${fill}
       const other = ${JSON.stringify(`${fill} setTimeout(() => kept.at(0), 400);`)};
       spawn(process.execPath, ['-e', other]).on('exit', () => console.log('done', kept.at(0)));`,
    );
    const { output, peak, user, system } = await measure(both, tmpdir());
    expect(output).toBe('done 1\n');
    expect(peak).toBeGreaterThan(240);
    expect(peak).toBeLessThan(600);
    expect(user + system).toBeGreaterThan(0.1);
  },
);

it('throws a UserError with the output of a command that fails', async () => {
  await expect(measure(node('console.error("no"); process.exit(3)'), tmpdir())).rejects.toThrow(
    /ended with 3:\nno\n/,
  );
});
