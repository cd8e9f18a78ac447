import { describe, expect, it } from 'vitest';
import { dueOffer, monthIn, withoutQuestion } from './due-question.ts';
import { buildSuggestions } from './listed-items.ts';
import { itemsOf, visitor } from './search.fixture.ts';

describe('QLT-05 a question about what is due', () => {
  it.each([
    ['HYBRID-G7 March 2025', 'HYBRID-G7', '2025-03'],
    ['hybrid g7 mar, 2025', 'hybrid g7', '2025-03'],
    ["what's due on my HYBRID-G7, fitted in March 2025?", 'HYBRID-G7', '2025-03'],
    ['14/03/2025 hybrid-g7', 'hybrid-g7', '2025-03'],
    ['2025-03 HYBRID-G7', 'HYBRID-G7', '2025-03'],
    ['HYBRID-G7 service', 'HYBRID-G7', undefined],
    ['HYBRID-G8 service kit', 'HYBRID-G8 service kit', undefined],
    ['whole house filter', 'whole house filter', undefined],
    ['service', 'service', undefined],
    ['10 inch may 10', '10 inch may 10', undefined],
  ])('"%s" asks about %s, fitted in %s', (text, about, fitted) => {
    expect([withoutQuestion(text), monthIn(text)]).toEqual([about, fitted]);
  });

  const items = itemsOf('HYBRID-G7', 'WH2-60');
  it.each([
    ['hybrid g7 march 2025', '/find-my-cartridge?code=HYBRID-G7&fitted=2025-03'],
    ['whats due hybrid-g7', '/find-my-cartridge?code=HYBRID-G7'],
    ['due', '/find-my-cartridge'],
    ['service', '/find-my-cartridge'],
    ['HYBRID-G7', undefined],
    ['HYBRID-G9 due', undefined],
    ['news of march 2025', undefined],
  ])('"%s" leads to %s', (text, url) => {
    expect(dueOffer(text, items)?.url).toBe(url);
  });

  it('comes first among the suggestions, and with nothing else for "due"', () => {
    const [first, second] = buildSuggestions('hybrid g7 march 2025', items, visitor);
    expect(first?.name).toBe("What's due on HYBRID-G7, fitted in March 2025");
    expect(second).toMatchObject({ kind: 'item', code: 'HYBRID-G7' });
    expect(buildSuggestions('due', [], visitor).map(({ kind }) => kind)).toEqual(['due']);
  });
});
