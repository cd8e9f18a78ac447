// Generated from catalogue/. Edits are lost; change the YAML instead.
/** The words that products state their facts with, in their order. */
import type { SpecificationName } from '#kernel/contract.ts';

/** The vocabulary of specifications. */
export const specifications: readonly SpecificationName[] = [
  { id: 'flow', label: 'Maximum flow rate', unit: 'L/min', group: 'Performance', type: 'number' },
  {
    id: 'micron',
    label: 'Nominal micron rating',
    unit: 'µm',
    group: 'Performance',
    type: 'number',
  },
  { id: 'uvLamp', label: 'UV lamp', group: 'Performance', type: 'text' },
  { id: 'interval', label: 'Replace every', unit: 'months', group: 'Service', type: 'number' },
  { id: 'height', label: 'Height', unit: 'mm', group: 'Dimensions', type: 'number' },
  { id: 'length', label: 'Length', unit: 'mm', group: 'Dimensions', type: 'number' },
  { id: 'mounting', label: 'Mounting', group: 'Dimensions', type: 'text' },
  { id: 'serviceSide', label: 'Clear space at', group: 'Dimensions', type: 'text' },
  { id: 'connection', label: 'Connection', group: 'Installation', type: 'text' },
];
