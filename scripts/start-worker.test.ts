import { expect, it } from 'vitest';
import { startWorker } from './start-worker.ts';

it('reports a worker that was killed in a sentence', async () => {
  const { done, stop } = startWorker('scripts/parse-worker.ts', { files: [] });
  stop();
  await expect(done).rejects.toMatchObject({
    name: 'UserError',
    status: 1,
    message: expect.stringMatching(/^SIGKILL stopped one of this co.*\(parse-worker\).*memory/),
  });
});
