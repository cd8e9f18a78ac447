/** The eight rows of a comparison, in the order of the specification (ENT-10). */
export const comparisonRows = [
  { feature: 'capacity', label: 'Capacity' },
  { feature: 'flowRate', label: 'Flow rate' },
  { feature: 'installation', label: 'Indoor or outdoor installation' },
  { feature: 'filteredWaterOnEveryTap', label: 'Filtered water on every tap' },
  { feature: 'protectsAppliances', label: 'Protects appliances' },
  { feature: 'gardenUse', label: 'Garden use' },
  { feature: 'sedimentHoldingCapacity', label: 'Sediment holding capacity' },
  { feature: 'wholeHouseBacteriaElimination', label: 'Whole-house bacteria elimination' },
] as const;
export type ComparisonFeature = (typeof comparisonRows)[number]['feature'];
