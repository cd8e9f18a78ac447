import { describe, expect, it } from 'vitest';
import { inOrder, type Problem, printProblems, problemLine, summary } from './problem.ts';

const problem = (more: Partial<Problem> = {}): Problem => ({
  severity: 'error',
  file: 'catalogue/products/CT-1.yaml',
  line: 2,
  column: 5,
  field: 'price.au',
  message: 'this is not a price',
  rule: 'price',
  ...more,
});
const text = 'price:\n  au: cheap\n  nz: 1\n';

describe('a problem on one line', () => {
  it.each([
    [{}, 'catalogue/products/CT-1.yaml:2:5 price.au: this is not a price [price]'],
    [
      { found: 'cheap', write: '1.50' },
      'catalogue/products/CT-1.yaml:2:5 price.au: this is not a price; found cheap; write 1.50 [price]',
    ],
    [{ field: '' }, 'catalogue/products/CT-1.yaml:2:5: this is not a price [price]'],
    [
      { related: [{ file: 'catalogue/a.yaml', line: 9, label: 'first at' }] },
      'catalogue/products/CT-1.yaml:2:5 price.au: this is not a price; first at catalogue/a.yaml:9 [price]',
    ],
  ] satisfies [Partial<Problem>, string][])('%j', (more, want) => {
    expect(problemLine(problem(more))).toBe(want);
  });
});

describe('problems as text', () => {
  const options = { colour: false, textOf: () => text };

  it('have a frame with a mark below the place, and a count at the end', () => {
    expect(printProblems([problem()], options)).toBe(
      [
        'error catalogue/products/CT-1.yaml:2:5 price.au: this is not a price [price]',
        '  1 | price:',
        '> 2 |   au: cheap',
        '    |     ^',
        '  3 |   nz: 1',
        '',
        '1 error, 0 warnings',
      ].join('\n'),
    );
  });

  it('have no frame where the file cannot be shown', () => {
    const printed = printProblems([problem()], { colour: false, textOf: () => undefined });
    expect(printed.split('\n')).toHaveLength(3);
  });

  it('are coloured only where that is asked for', () => {
    expect(printProblems([problem()], options)).not.toContain('\u001b');
    const coloured = printProblems([problem()], { ...options, colour: true });
    expect(coloured).toContain('\u001b[31merror\u001b[0m');
    const warning = problem({ severity: 'warning' });
    expect(printProblems([warning], { ...options, colour: true })).toContain('\u001b[33mwarning');
  });

  it.each([
    [[], '0 errors, 0 warnings'],
    [[problem()], '1 error, 0 warnings'],
    [[problem(), problem(), problem({ severity: 'warning' })], '2 errors, 1 warning'],
  ])('are counted', (problems, want) => {
    expect(summary(problems)).toBe(want);
  });
});

describe('the order of problems', () => {
  const places = [
    problem({ file: 'a.yaml', line: 2 }),
    problem({ file: 'a.yaml', line: 10, column: 2 }),
    problem({ file: 'a.yaml', line: 10, column: 11, rule: 'a' }),
    problem({ file: 'a.yaml', line: 10, column: 11, rule: 'b', message: 'one' }),
    problem({ file: 'a.yaml', line: 10, column: 11, rule: 'b', message: 'two' }),
    problem({ file: 'b.yaml', line: 1 }),
  ];

  it('is that of file, line, column, rule and message', () => {
    expect(inOrder([...places].reverse())).toEqual(places);
  });

  it('has a problem once that was found twice', () => {
    expect(inOrder([...places, ...places])).toEqual(places);
  });

  it('survives the way through JSON', () => {
    expect(JSON.parse(JSON.stringify(inOrder(places)))).toEqual(places);
  });
});
