import { describe, expect, it } from 'vitest';
import { type Diagnostic, sortDiagnostics } from './diagnostic.ts';
import { annotation, diagnosticLine, printDiagnostics } from './print.ts';

const problem = (more: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: 'error',
  file: 'catalogue/products/CT-1.yaml',
  line: 2,
  column: 5,
  field: 'price.au',
  message: "This isn't a price.",
  rule: 'price',
  ...more,
});
const text = 'price:\n  au: cheap\n  nz: 1\n';

describe('a diagnostic on one line', () => {
  const place = 'catalogue/products/CT-1.yaml:2:5 price.au';
  const fix = { start: { line: 2, column: 5 }, end: { line: 2, column: 10 }, text: '1.50' };
  it.each([
    [{}, `${place}: This isn't a price. [price]`],
    [
      { found: 'cheap', write: 'Write a price.' },
      `${place}: cheap isn't a price. Write a price. [price]`,
    ],
    [
      { found: 'cheap', write: 'Change cheap to 1.50.', fix },
      `${place}: cheap isn't a price. Change cheap to 1.50. [price]`,
    ],
    [{ field: '' }, "catalogue/products/CT-1.yaml:2:5: This isn't a price. [price]"],
    [
      { related: [{ file: 'catalogue/a.yaml', line: 9, label: 'The other one is at' }] },
      `${place}: This isn't a price. The other one is at catalogue/a.yaml:9. [price]`,
    ],
    [
      { message: 'Correct it.', found: '1" (20 mm', write: 'Measure it.', perhaps: ['2'] },
      `${place}: Correct it. The file says '1" (20 mm)'. Did you mean 2? Measure it. [price]`,
    ],
    [
      { message: 'The "10 kg" bag is too light.', found: '10 kg' },
      `${place}: The "10 kg" bag is too light. [price]`,
    ],
    [{ perhaps: ['1', '2'] }, `${place}: This isn't a price. Did you mean 1 or 2? [price]`],
  ] satisfies [Partial<Diagnostic>, string][])('%j', (more, want) => {
    expect(diagnosticLine(problem(more))).toBe(want);
  });
});

it('a diagnostic as a GitHub annotation is one line, with its signs escaped', () => {
  const odd = problem({ file: 'catalogue/a,b.yaml', message: '100%\nof it.', severity: 'warning' });
  expect(annotation(odd)).toBe(
    '::warning file=catalogue/a%2Cb.yaml,line=2,col=5::100%25 of it. [price]',
  );
});

describe('problems as text', () => {
  const options = { colour: false, textOf: () => text };

  it('have a frame with a mark below the place, and a count at the end', () => {
    expect(printDiagnostics([problem()], options)).toBe(
      [
        "error catalogue/products/CT-1.yaml:2:5 price.au: This isn't a price. [price]",
        '  1 | price:',
        '> 2 |   au: cheap',
        '    |     ^',
        '  3 |   nz: 1',
        '',
        '1 error, 0 warnings',
      ].join('\n'),
    );
  });

  it('have no frame where the file is a picture', () => {
    const jpeg = '\ufffd\ufffd\0\u0010JFIF\nx';
    const printed = printDiagnostics([problem()], { colour: false, textOf: () => jpeg });
    expect(printed.split('\n')).toHaveLength(3);
  });

  it('are coloured only where that is asked for', () => {
    expect(printDiagnostics([problem()], options)).not.toContain('\u001b');
    const coloured = printDiagnostics([problem()], { ...options, colour: true });
    expect(coloured).toContain('\u001b[31merror\u001b[0m');
    const warning = problem({ severity: 'warning' });
    expect(printDiagnostics([warning], { ...options, colour: true })).toContain(
      '\u001b[33mwarning',
    );
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

  it('goes by file, line, column, rule and message', () => {
    expect(sortDiagnostics([...places].reverse())).toEqual(places);
  });
});
