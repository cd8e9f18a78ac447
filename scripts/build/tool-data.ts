/** Data that the tools of the site load when they are used: one small file each. */
import type { Catalogue } from '../../codegen/catalogue.ts';
import type { Country } from '../../codegen/files.ts';
import type { HostFile } from './host-file.ts';

export function toolData(_catalogue: Catalogue, _country: Country): HostFile[] {
  return [];
}
