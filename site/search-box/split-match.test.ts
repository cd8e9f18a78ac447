import { describe, expect, it } from 'vitest';
import { splitMatch } from './split-match.ts';

describe('what was typed in a code', () => {
  it.each([
    ['WH2-60', 'wh2', ['', 'WH2', '-60']],
    ['WH2-60', 'wh260', ['', 'WH2-60', '']],
    ['WH2-60', 'WH2 60', ['', 'WH2-60', '']],
    ['HYBRID-G7', 'g7', ['HYBRID-', 'G7', '']],
    ['SOL40-E3', '0e', ['SOL4', '0-E', '3']],
    ['CR45', 'tap', ['CR45', '', '']],
    ['CR45', ' - ', ['CR45', '', '']],
    ['CR45', '', ['CR45', '', '']],
  ])('SRCH-07 in %s, "%s" is marked', (code, query, parts) => {
    expect(splitMatch(code, query)).toEqual(parts);
  });

  it('SRCH-07 nothing of a code is lost', () => {
    expect(splitMatch('A/B-1+C', 'b1').join('')).toBe('A/B-1+C');
  });
});
