/** What the tests of this folder share: a visitor, and a small catalogue as the backend sends it. */
import type { RawItem } from '../commerce/raw-item.ts';
import type { SuggestionContext } from './suggestion-rules.ts';

export const visitor: SuggestionContext = {
  country: 'AU',
  isLoggedIn: false,
  placeholderImage: '',
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

/** Bare items with these codes. */
export function itemsOf(...codes: readonly string[]): readonly RawItem[] {
  return codes.map((itemid) => ({ itemid }));
}

const item = (itemid: string, displayname: string, keywords = '', more: RawItem = {}): RawItem => ({
  itemid,
  displayname,
  custitem_display_name: displayname,
  urlcomponent: itemid,
  keywords,
  description: '',
  custitem_display_in_au: true,
  custitem_display_in_nz: true,
  ...more,
});

/** Names and keywords made up for the tests; nothing here is published. */
export const fixtureItems: readonly RawItem[] = [
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
    custitem_application: 'Commercial; Domestic',
  }),
  item('WTEST-KIT1', 'Water test kit', 'laboratory'),
  item('PUREMIX-X7', 'Three way mixer tap kit', 'faucet, kitchen'),
  item('TR20MP2', 'TankSafe rainwater tank purifier', 'tank'),
  item('FILTERWALL-F5', 'FilterWall whole house system', 'cabinet, mains water'),
  item('OR-10', 'O-ring for 10 inch housings', 'seal, spare'),
  item('SPQ-1', 'Sparkling, chilled and ambient system', 'fizzy, soda', {
    custitem_application: 'Sparkling, Chilled and Ambient',
  }),
  item('RWC3', 'Rainwater cartridge pack', '', { custitem_display_in_au: false }),
  item('AU-ONLY', 'Caravan filter kit', 'motorhome, rv', { custitem_display_in_nz: 'F' }),
];
