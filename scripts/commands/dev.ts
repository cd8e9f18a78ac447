import { requireCatalogue } from '../compile-with-cache.ts';
import { startDevelopment } from '../dev/start-development.ts';
import { untilStopped } from '../exit-status.ts';

type Options = {
  readonly catalogue: string;
  readonly port: number;
  readonly at?: string | undefined;
};

export async function run({ catalogue, port, at }: Options): Promise<number> {
  requireCatalogue(catalogue);
  const server = await startDevelopment(catalogue, port, at);
  await untilStopped({ survives: true });
  await server.close();
  return 0;
}
