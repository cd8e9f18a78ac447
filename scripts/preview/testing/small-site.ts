import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { countries, countryKeys } from '../../../kernel/countries.ts';
import type { ByCountry, Country, FormDefinition } from '../../../kernel/entry-types.ts';
import type { SearchItem } from '../../../kernel/search-item.ts';
import type { Backends } from '../../../site/commerce/backends.ts';
import { searchItem } from '../../../site/search/search.fixture.ts';
import { type ServeOptions, type Serving, serve } from '../serve.ts';

/** Small built trees in a temporary folder, with a server for them. */
export type SmallSite = Serving & {
  readonly out: string;
  readonly dataDir: string;
  readonly write: (name: string, text: string | Buffer) => Promise<void>;
  readonly remove: () => Promise<void>;
};

const item = (code: string, name: string, more: Partial<SearchItem> = {}): SearchItem =>
  searchItem(code, {
    ...{ name, image: `/images/${code}.png`, ...more },
    price: { exGstCents: 10_000, incGstCents: 11_000 },
  });

const ITEMS = [
  item('HYBRID-G7', 'Hybrid UV filtration system', {
    keywords: 'rainwater uv whole house',
    formerCodes: ['HYBRID-G4'],
  }),
  item('WH2-60', 'Whole house filter system', { keywords: 'mains water' }),
  item('CR45', 'Carbon block cartridge'),
  item('HYBRID-G9', 'Hybrid UV system, large', { keywords: 'rainwater, whole house' }),
];
const SOLD: ByCountry<readonly SearchItem[]> = {
  AU: ITEMS,
  NZ: ITEMS.filter(({ code }) => code !== 'CR45'),
};

export const BACKENDS: Backends = {
  itemSearch: 'host',
  api: 'https://api.example',
  gateway: '',
  gatewayStage: 'dev',
  gatewayTargets: ['www.puretec.com.au'],
  forms: '',
  timeoutMs: 4000,
};

const field = { required: true, lazy: false, options: [] };
export const CONTACT: FormDefinition = {
  id: 'contact',
  submitLabel: 'Send',
  success: 'Thank you. Your message has been sent.',
  fields: [
    { ...field, name: 'name', label: 'Name', type: 'text', maxLength: 20 },
    { ...field, name: 'email', label: 'Email', type: 'email' },
    { ...field, name: 'phone', label: 'Phone', type: 'tel', required: false },
    { ...field, name: 'message', label: 'Message', type: 'textarea' },
  ],
};

function treeFiles(country: Country): Readonly<Record<string, string>> {
  const page = (title: string) => `<!doctype html><title>${title} ${country}</title>`;
  return {
    'index.html': page('Home') + '<p>water</p>'.repeat(100),
    'HYBRID-G7.html': page('HYBRID-G7'),
    'search.html': page('Search'),
    '404.html': page('Not found'),
    'assets/app-Bx81kQ2z.js': `console.log(1);${'// long\n'.repeat(100)}`,
    'items.json': JSON.stringify({ items: SOLD[country] }),
    'backends.json': JSON.stringify(BACKENDS),
    '.env': 'hidden',
    _redirects: '# moved\n/contact /search 301\n',
    _headers:
      "/*\n  Content-Security-Policy: default-src 'self'\n/assets/*\n  X-Kind: asset\n  Cache-Control: public, max-age=31536000, immutable\n",
  };
}

/** Writes the trees and serves them on a free port. Takes any options of `serve`. */
export async function openSmallSite(more: Partial<ServeOptions> = {}): Promise<SmallSite> {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  const out = join(folder, 'dist');
  const dataDir = join(folder, 'data');
  const write = async (name: string, text: string | Buffer): Promise<void> => {
    await mkdir(dirname(join(out, name)), { recursive: true });
    await writeFile(join(out, name), text);
  };
  for (const country of countries) {
    for (const [name, text] of Object.entries(treeFiles(country))) {
      await write(`${countryKeys[country]}/${name}`, text);
    }
  }
  const productCodes = { codes: [], former: [] };
  const settings = { forms: [], productCodes, dealerLoginPath: '/portal', synonyms: [] };
  await write('preview.json', JSON.stringify(settings));
  const serving = await serve({ out, port: 0, dataDir, forms: [CONTACT], ...more });
  const remove = async (): Promise<void> => {
    await serving.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...serving, out, dataDir, write, remove };
}
