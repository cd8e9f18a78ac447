import { beforeAll, expect, it } from 'vitest';
import type { EntryType } from '../../kernel/site-entry.ts';
import { buildPageIndex, type PageIndex } from './page-index.ts';

const entry = (kind: EntryType, title: string, address: string, words = '') => ({
  ...{ kind, title, address, words },
  text: '',
});
let index: PageIndex;
beforeAll(async () => {
  index = await buildPageIndex({
    synonyms: [
      ['install', 'installation'],
      ['manual', 'instructions', 'guide'],
      ['christchurch', 'otautahi', 'canterbury'],
    ],
    entries: [
      entry('page', 'FilterWall: install and service', '/guides/filterwall', 'guides filterwall'),
      entry('tool', 'Find an installer', '/installer'),
      entry('range', 'Water softeners', '/water-softeners'),
      entry('range', 'Carbon filter cartridges', '/cartridges/carbon-filter-cartridges'),
      entry('question', 'How often do I change the cartridge?', '/faqs#care'),
      entry('article', 'Hard water and scale', '/articles/scale'),
      entry('superseded', 'HYBRID-G7 replaces HYBRID-G4', '/HYBRID-G7', 'HYBRID-G4'),
      entry('system', 'HYBRID-E8-LF: system', '/HYBRID-E8-LF', 'HYBRID-E8-LF'),
      entry('place', 'Where to buy: Canterbury', '/stores#canterbury'),
      entry('place', 'Dealer in Whangārei', '/stores?postcode=0110'),
    ],
  });
});
const best = (query: string) => index.search(query)[0];

it.each([
  ['install', '/installer'],
  ['who can install my filter', '/installer'],
  ['water softener', '/water-softeners'],
  ['how often to change cartridge', '/faqs#care'],
  ['filterwall instructions', '/guides/filterwall'],
])('RTE-22 "%s" is answered by %s', (query, address) => {
  expect(best(query)).toMatchObject({ address, isAnswer: true });
});

it.each([
  ['HYBRID-G4', '/HYBRID-G7'],
  ['hybrid g4 lamp for my shed', '/HYBRID-G7'],
  ['hybrid-e8', '/HYBRID-E8-LF'],
])('RTE-21 "%s" finds the page of the code', (query, address) => {
  expect(best(query)?.address).toBe(address);
});

it.each(['carbon', 'scale', 'cartridge'])('RTE-22 "%s" asks for products first', (query) => {
  expect(best(query)?.isAnswer).toBeUndefined();
});

it.each([
  ['Whangarei', '/stores?postcode=0110'],
  ['whangārei', '/stores?postcode=0110'],
  ['Ōtautahi', '/stores#canterbury'],
  ['otautahi', '/stores#canterbury'],
])('RTE-22 the place "%s" is found with and without macrons', (query, address) => {
  expect(best(query)?.address).toBe(address);
});
