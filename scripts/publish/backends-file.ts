/** `/backends.json`: the backends of a deployment, apart from its pages (SPEC 7). */
import type { Site } from '../../kernel/contract.ts';
import type { HostFile } from './host-file.ts';

export function backendsFile(backends: Site['backends']): HostFile {
  return { path: 'backends.json', content: `${JSON.stringify(backends, null, 2)}\n` };
}
