// Generated from catalogue/. Edits are lost; change the YAML instead.
/** What may be in the water, and which kinds of treatment are used for it. */
import type { Contaminant, Technology } from '#kernel/contract.ts';

/** Kinds of treatment. */
export const technologies: readonly Technology[] = [
  { id: 'carbon', name: 'Activated carbon', description: 'Takes up chlorine.' },
  { id: 'sediment-filtration', name: 'Sediment filtration', description: 'Holds back particles.' },
];

/** What may be in the water. */
export const contaminants: readonly Contaminant[] = [
  {
    id: 'chlorine',
    name: 'Chlorine',
    sign: 'a taste of the pool',
    description: 'Added to town water.',
    sources: ['mains'],
    technologies: ['carbon'],
  },
  {
    id: 'sediment',
    name: 'Sediment',
    sign: 'brown water',
    description: 'Sand, silt and rust.',
    sources: ['mains', 'rainwater'],
    technologies: ['sediment-filtration'],
  },
];
