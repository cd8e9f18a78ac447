import type { Media } from '../../kernel/media.ts';
import type { LookOf } from '../../kernel/traits.ts';

type Content = LookOf<'kit'>['contents'][number];

/** The medium of each cartridge that a kit may hold. */
export const filterMedia: Partial<Readonly<Record<Content, Media>>> = {
  'sediment cartridge': 'spun',
  'pleated cartridge': 'pleated',
  'carbon cartridge': 'carbon',
  'fine carbon cartridge': 'granular',
  'scale cartridge': 'crystal',
  'resin cartridge': 'resin',
  'membrane cartridge': 'membrane',
  'filter element': 'mesh',
};
