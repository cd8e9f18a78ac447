/** Time zones whose clocks the programs know: those that Intl does. */
export const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone');
