import { describe, expect, it } from 'vitest';
import { inline, literal, propertyName, quote } from './literal.ts';

describe('values are written as TypeScript source', () => {
  it.each([
    [42, '42'],
    [true, 'true'],
    [null, 'null'],
    ['plain', `'plain'`],
    ["it's", `"it's"`],
    ['"a" and \'b\'', `'"a" and \\'b\\''`],
    ['20" housing', `'20" housing'`],
    ['back\\slash', `'back\\\\slash'`],
    ['two\nlines', `'two\\nlines'`],
    ['\u2028', `'\\u2028'`],
    ['</script>', `'</script>'`],
    ['5 µm', `'5 µm'`],
    [[], '[]'],
    [{}, '{}'],
    [{ a: undefined }, '{}'],
    [['a', 1], `['a', 1]`],
    [{ a: 1, 'b-c': { d: [] } }, `{ a: 1, 'b-c': { d: [] } }`],
  ])('%j is %s', (given, want) => {
    expect(inline(given)).toBe(want);
  });

  it('and mean the same when they are read back', () => {
    for (const text of ["it's", '"a" \'b\'', 'a\\b', 'two\nlines', '\u2028', '`'])
      expect(new Function(`return ${quote(text)}`)()).toBe(text);
  });
});

it.each([
  ['word', 'word'],
  ['$a_1', '$a_1'],
  ['1a', `'1a'`],
  ['/path', `'/path'`],
  ['CT-1', `'CT-1'`],
])('the property %s is written %s', (given, want) => {
  expect(propertyName(given)).toBe(want);
});

it('what does not fit on a line of 100 characters is broken, entry by entry', () => {
  const long = 'x'.repeat(60);
  expect(literal({ a: [long, long], b: 1 })).toBe(
    `{\n  a: [\n    '${long}',\n    '${long}',\n  ],\n  b: 1,\n}`,
  );
});

it('counts the text before a value on its line', () => {
  const value = ['x'.repeat(40)];
  expect(literal(value, 0, 40)).not.toContain('\n');
  expect(literal(value, 0, 80)).toContain('\n');
});
