/** Shared by this folder's tests: a visitor and a small catalogue. */
import type { SearchItem } from '../../kernel/search-item.ts';
import type { SuggestionContext } from './visible-items.ts';

export const visitor: SuggestionContext = {
  isLoggedIn: false,
  audience: 'Consumer',
  money: { locale: 'en-AU', currency: 'AUD' },
  dealerOnlyCodes: ['PR-PPP22', 'PR-PPP30', 'FILTERWALL-F5-MG', 'FILTERWALL-F6-MG'],
  codesExcludedFromSuggestions: [
    'HYBRID-E13-LF',
    'HYBRID-E13AMC-LF',
    'HYBRID-E6-LF',
    'HYBRID-E7-LF',
    'HYBRID-E7AMC-LF',
    'HYBRID-E8-LF',
    'HYBRID-E9-LF',
    'HYBRID-E9AMC-LF',
    'HR-EI6',
    'HR-EI7',
    'HR-EI8',
    'HR-EI9',
    'HR-EI13',
  ],
  shown: 5,
  pfasArticle: { title: 'About PFAS', url: '/blogs/pfas' },
};

/** An item with only the fields that the test sets. */
export function searchItem(code: string, more: Partial<SearchItem> = {}): SearchItem {
  return {
    code,
    name: code,
    description: '',
    image: '',
    address: `/${code}`,
    keywords: '',
    formerCodes: [],
    fits: [],
    applications: [],
    kind: '',
    discontinuedFlag: false,
    discontinuedWithSparePartsFlag: false,
    ...more,
  };
}

/** Bare items with these codes. */
export function itemsOf(...codes: readonly string[]): readonly SearchItem[] {
  return codes.map((code) => searchItem(code));
}

const item = (code: string, name: string, keywords = '', more: Partial<SearchItem> = {}) =>
  searchItem(code, { name, keywords, ...more });

/** Names and keywords made up for the tests. None of them are published. */
export const fixtureItems: readonly SearchItem[] = [
  item('WH2-60', 'Dual whole house filter system', 'twin, two stage, whole of house, mains water'),
  item('WH2-55', 'Dual whole house filter system 20 inch', 'twin, mains water'),
  item('WH2-30', 'Dual whole house filter system 10 inch', 'twin, mains water'),
  item('HYBRID-G7', 'Hybrid UV and filtration system', 'ultraviolet, tank water, rainwater'),
  item('HYBRID-G6', 'Hybrid UV and filtration system', 'ultraviolet, rainwater'),
  item('CR45', 'Carbon replacement cartridge', 'replacement filter', {
    description: 'Carbon block for undersink systems',
  }),
  item('RL6', 'Replacement UV lamp', 'ultraviolet bulb, globe'),
  item('RQS6', 'Quartz sleeve', 'glass'),
  item('SOL40-E3', 'Water softener', 'hard water, scale', {
    applications: ['Commercial', 'Domestic'],
  }),
  item('WTEST-KIT1', 'Water test kit', 'laboratory'),
  item('PUREMIX-X7', '3-way mixer tap kit', 'faucet, kitchen'),
  item('TR20MP2', 'TankSafe rainwater tank purifier', 'tank'),
  item('FILTERWALL-F5', 'FilterWall whole house system', 'cabinet, mains water'),
  item('OR-10', 'O-ring for 10 inch housings', 'seal, spare'),
  item('SPQ-1', 'Sparkling, chilled and ambient system', 'fizzy, soda', {
    applications: ['Sparkling, Chilled and Ambient'],
  }),
  item('CFK-1', 'Caravan filter kit', 'motorhome, rv', { formerCodes: ['CFK-0'] }),
];
