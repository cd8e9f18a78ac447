/**
 * The appearance that the words of a product's file imply, where `appearance` doesn't state it: a "Wall drinking
 * fountain" hangs on a wall. Undefined where they imply nothing.
 */
import {
  type Appearance,
  contents,
  type ProductForm,
  type ProductFormOf,
  type productForms,
} from '../../kernel/appearance.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import type { ProductFile } from '../generated/product.ts';

type Words<T> = readonly (readonly [T, RegExp])[];

/** By type. The first match counts, so the more specific words come first. */
const formWords: { readonly [T in keyof typeof productForms]?: Words<ProductFormOf<T>> } = {
  'cabinet system': [['in the wall', /recess|in(to)? the wall|flush/]],
  fountain: [
    ['bottle filler', /bottle/],
    ['cooler', /cool|chill/],
    ['post', /\bpost\b|outdoor/],
    ['wall bubbler', /\bwall\b/],
    ['pedestal', /pedestal|standing|floor/],
  ],
  'shower filter': [
    ['hand shower', /hand|handset/],
    ['bath spout', /\bbath/],
    ['rose', /\brose\b|\bhead\b|overhead|rain shower/],
    ['large in line', /large/],
    ['in line', /in[ -]?line|\barm\b/],
  ],
  'caravan kit': [
    ['carry case', /\bcase\b/],
    ['with tap', /\btap\b/],
    ['in a row', /in[ -]?line/],
  ],
  'tank purifier': [['slim tank', /slim/]],
  softener: [
    ['duplex', /duplex/],
    ['twin vessels', /twin/],
    ['cabinet', /cabinet|compact/],
    ['vessel and salt tank', /vessel|tank/],
  ],
  'backwash system': [['treatment set', /\bset\b|\bplant\b/]],
  'irrigation filter': [
    ['self-cleaning', /self.?clean|automatic/],
    ['separator', /separat|cyclon/],
    ['disc', /\bdis[ck]/],
    ['mesh', /mesh|screen/],
  ],
  cartridge: [
    ['quick-twist', /quick-twist/],
    ['clip end', /\bclip/],
    ['shower insert', /shower/],
  ],
  'inline cartridge': [['short tube', /short|fridge/]],
  housing: [['multi-cartridge', /multi|\d cartridges/]],
  fitting: [
    ['tube coil', /\bcoil\b|\btub(e|ing), /],
    ['check valve', /check valve|non-return/],
    ['pressure valve', /pressure (\w+ )?valve/],
    ['ball valve', /ball valve|tap valve|shut-?off/],
    ['saddle', /saddle/],
    ['elbow', /elbow|\bbend\b/],
    ['tee', /\btee\b/],
    ['bush', /\bbush/],
    ['nipple', /nipple/],
    ['adaptor', /adapt[eo]r/],
    ['coupling', /coupling|connector|union|socket/],
  ],
  spare: [
    ['seal kit', /seal kit|o-?rings\b/],
    ['cleaning gun', /\bgun\b/],
    ['spanner', /spanner|wrench/],
    ['grease', /grease|lubricant/],
    ['bracket', /bracket/],
    ['gauge', /gauge/],
    ['pressure tank', /pressure tank|storage tank/],
    ['salt tank', /(salt|brine) tank/],
    ['quartz sleeve', /sleeve/],
    ['drained tray', /drain\w* tray/],
    ['round tray', /tray/],
    ['softener valve', /softener.*valve|valve.*softener/],
    ['backwash valve', /backwash.*valve|valve.*backwash/],
    ['bypass', /by-?pass/],
    ['distributor', /distributor|riser/],
    ['timer', /timer/],
    ['controller', /controller|ballast|power supply/],
    ['sensor', /sensor/],
    ['vessel', /\bvessel\b/],
    ['twist head', /\bhead\b/],
    ['o-ring', /o-?ring|\bseal\b|gasket|\bring\b/],
  ],
};

const spoutWords: Words<NonNullable<Appearance['spout']>> = [
  ['pull-down', /pull[ -]?down/],
  ['pull-out', /pull[ -]?out/],
  ['square', /square/],
  ['low arc', /\blow\b/],
  ['short', /short|basin/],
  ['gooseneck', /gooseneck|swan|\bhigh\b|\barch?\b/],
];
const handleWords: Words<NonNullable<Appearance['handle']>> = [
  ['two levers', /two (levers|handles)/],
  ['top lever', /top lever/],
];
const spouted: ReadonlySet<ProductType> = new Set<ProductType>([
  'mixer tap',
  'filter tap',
  'sparkling system',
]);
const packed: ReadonlySet<ProductType> = new Set<ProductType>(['kit', 'test kit']);

const found = <T>(words: Words<T>, text: string): T | undefined =>
  words.find(([, pattern]) => pattern.test(text))?.[0];

function formTold(type: ProductType, text: string): ProductForm | undefined {
  const known: Partial<Readonly<Record<ProductType, Words<ProductForm>>>> = formWords;
  return found(known[type] ?? [], text);
}

/** "2 sample bottles, form, return bag": each as often as it is said, three times at most. */
function contentsTold(packSize: string): Appearance['contents'] {
  const told = packSize
    .toLowerCase()
    .split(/,| and /)
    .flatMap((each) => {
      const word = contents.find((content) =>
        each.includes(content.toLowerCase().replace(/s$/, '')),
      );
      const count = word?.endsWith('s') ? 1 : Number(/\d+/.exec(each)?.[0] ?? 1);
      return word === undefined ? [] : Array.from({ length: Math.min(3, count) }, () => word);
    });
  return told.length > 0 ? told : undefined;
}

type File = Pick<ProductFile, 'type' | 'name' | 'appearance' | 'specifications'>;

/** The appearance that the file states, completed from its words. */
export function appearanceOf(file: File): Appearance | undefined {
  const { type, name, specifications = {} } = file;
  const said = (id: string): string => String(specifications[id] ?? '');
  const text = `${name} ${said('mounting')}`.toLowerCase();
  const hose = type === 'tank purifier' ? /(\d+) m hose/.exec(text)?.[1] : undefined;
  const all = {
    form: formTold(type, text),
    ...(spouted.has(type) && {
      spout: found(spoutWords, text),
      handle: type === 'sparkling system' ? undefined : found(handleWords, text),
    }),
    ...(packed.has(type) && { contents: contentsTold(said('packSize')) }),
    ...(hose !== undefined && { hose: Number(hose) }),
    ...file.appearance,
  };
  const stated = Object.entries(all).filter(([, value]) => value !== undefined);
  return stated.length > 0 ? Object.fromEntries(stated) : undefined;
}
