/**
 * Pixels for a millimetre, one number per kind of thing, so that within a kind everything is
 * true to size: a 20 inch cartridge or housing stands twice as tall as a 10 inch one.
 */
export const scale = {
  /** Vessels of more than a metre. */
  vessel: 0.44,
  /** Cabinets, ultraviolet systems. */
  cabinet: 0.8,
  /** Housings and the systems made of them. */
  housing: 1,
  /** Cartridges by themselves. */
  cartridge: 1.24,
  /** Undersink and caravan sets. */
  set: 1.3,
  /** Taps. */
  tap: 1.55,
} as const;
