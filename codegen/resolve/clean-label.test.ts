import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { type CleaningStep, cleanLabel, getStringClean } from './clean-label.ts';

/** The steps of site.yaml. */
const steps: readonly CleaningStep[] = parse(
  readFileSync(new URL('../../catalogue/site.yaml', import.meta.url), 'utf8'),
).labelCleaning;

describe('labels lose the clutter of the backend', () => {
  it.each([
    ['NAV-14', 'Dealers_Cartridges', 'Cartridges'],
    ['NAV-14', 'Dealers_Dealers_Basic', 'Basic'],
    ['NAV-14', 'dealers_Basic', 'dealers_Basic'],
    ['NAV-15', 'Puretec Hybrid', 'Hybrid'],
    ['NAV-15', 'Puretec-Hybrid', 'Hybrid'],
    ['NAV-15', 'The Puretec range', 'The  range'],
    ['NAV-15', 'PURETEC Hybrid', 'PURETEC Hybrid'],
    ['NAV-16', 'puretec-hybrid', 'hybrid'],
    ['NAV-16', 'puretec hybrid', 'puretec hybrid'],
    ['NAV-17', 'Tapware (2)', 'Tapware'],
    ['NAV-17', 'Tapware (12)', 'Tapware (12)'],
    ['NAV-17', 'Tapware (2) kits', 'Tapware (2) kits'],
    ['NAV-17', 'Tapware(2)', 'Tapware(2)'],
    ['A-36', 'Dealers_Puretec-Tapware (1)', 'Tapware'],
    ['A-36', '  Tapware ', 'Tapware'],
    ['A-36', 'Puretec', 'Puretec'],
    ['A-36', 'Dealers_', 'Dealers_'],
  ])('%s "%s" becomes "%s"', (_id, given, want) => {
    expect(cleanLabel(given, steps)).toBe(want);
    expect(getStringClean(given, steps)).toBe(want);
  });
});

it.each([[undefined], [null], [7], [{ label: 'Puretec' }]])(
  'NAV-18 ERR-06 %j is logged and returned unchanged',
  (given) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(getStringClean(given, steps)).toBe(given);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'Error in getStringClean:',
      expect.any(TypeError),
    );
  },
);
