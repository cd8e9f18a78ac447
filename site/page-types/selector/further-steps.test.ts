import { expect, it } from 'vitest';
import { furtherSteps } from './further-steps.ts';

const pages = [
  '/WTEST-KIT1',
  '/installer',
  '/contact-us',
  '/mains-water-apartment',
  '/holiday-house',
].map((url) => ({ url, title: url }));
const urls = (answers: Parameters<typeof furtherSteps>[0], of = pages) =>
  furtherSteps(answers, of).map(({ url }) => url);

it('RTE-30 bore, surface and unknown water is tested first', () => {
  expect(urls({ source: 'bore', home: 'house' })[0]).toBe('/WTEST-KIT1');
  expect(urls({ source: 'mains', home: 'house', concerns: [] })[0]).toBe('/WTEST-KIT1');
  expect(urls({ source: 'mains', home: 'house', concerns: ['chlorine'] })).not.toContain(
    '/WTEST-KIT1',
  );
});

it('RTE-30 leads to the page of the home, to installers and to us, where the country has them', () => {
  expect(urls({ source: 'rainwater', home: 'holiday', concerns: ['x'] })).toEqual([
    '/holiday-house',
    '/installer',
    '/contact-us',
  ]);
  expect(urls({ source: 'rainwater', home: 'holiday', concerns: ['x'] }, [])).toEqual([]);
});

it('RTE-30 to treat every tap of an apartment, ask the building first', () => {
  const [step] = furtherSteps(
    { source: 'mains', home: 'apartment', taps: 'all', concerns: ['x'] },
    pages,
  );
  expect(step?.text).toContain('owners corporation or body corporate');
});
