import { buildAndReport } from '../build/build-and-report.ts';
import { makeReadable } from '../disk.ts';
import type { HostingName } from '../hosting/hosting-adapter.ts';

type Options = {
  readonly catalogue: string;
  readonly out: string;
  readonly strict?: true | undefined;
  readonly withoutImages?: true | undefined;
  readonly at?: string | undefined;
  readonly host?: HostingName | undefined;
  readonly compressed?: true | undefined;
};

export function run(options: Options): Promise<number> {
  makeReadable();
  const { catalogue, out, strict = false, at } = options;
  const hosting = { name: options.host, isCompressed: options.compressed ?? false };
  return buildAndReport({
    ...{ catalogue, out, strict, hosting, at },
    withImages: !options.withoutImages,
  });
}
