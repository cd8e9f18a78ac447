import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Form } from '../../../kernel/contract.ts';
import { type ServeOptions, type Serving, serve } from '../serve.ts';

/** Two small built trees in a temporary folder, and a server before them. */
export type SmallSite = Serving & {
  readonly out: string;
  readonly dataDir: string;
  readonly write: (name: string, text: string | Buffer) => Promise<void>;
  readonly remove: () => Promise<void>;
};

const item = (itemid: string, displayname: string, more: object = {}) => ({
  itemid,
  displayname,
  urlcomponent: itemid,
  keywords: '',
  onlinecustomerprice: 100,
  custitem_display_in_au: true,
  custitem_display_in_nz: true,
  itemimages_detail: { urls: [{ url: `/images/${itemid}.png`, altimagetext: '' }] },
  secret: 'never sent',
  ...more,
});

export const ITEMS = [
  item('HYBRID-G7', 'Hybrid UV filtration system', { keywords: 'rainwater uv whole house' }),
  item('WH2-60', 'Whole house filter system', { keywords: 'mains water' }),
  item('CR45', 'Carbon block cartridge', { custitem_display_in_nz: 'F' }),
  item('HYBRID-G9', 'Hybrid UV system, large', { keywords: 'rainwater, whole house' }),
];

export const CONTACT: Form = {
  id: 'contact',
  submitLabel: 'Send',
  success: 'Thank you. Your message has been sent.',
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      required: true,
      lazy: false,
      options: [],
      maxLength: 20,
    },
    { name: 'email', label: 'Email', type: 'email', required: true, lazy: false, options: [] },
    { name: 'phone', label: 'Phone', type: 'tel', required: false, lazy: false, options: [] },
    {
      name: 'message',
      label: 'Message',
      type: 'textarea',
      required: true,
      lazy: false,
      options: [],
    },
  ],
};

function treeFiles(country: 'AU' | 'NZ'): Readonly<Record<string, string>> {
  const page = (title: string) => `<!doctype html><title>${title} ${country}</title>`;
  return {
    'index.html': page('Home') + '<p>water</p>'.repeat(100),
    'HYBRID-G7/index.html': page('HYBRID-G7'),
    'search/index.html': page('Search'),
    '404.html': page('Not found'),
    'assets/app-Bx81kQ2z.js': `console.log(1);${'// long\n'.repeat(100)}`,
    'items.json': JSON.stringify(ITEMS),
    '.env': 'hidden',
    _redirects: '# moved\n/contact /search 301\n/old/* /search?keywords=:splat\n',
    _headers: "/*\n  Content-Security-Policy: default-src 'self'\n/assets/*\n  X-Kind: asset\n",
  };
}

/** Writes the trees and serves them on a free port; more options as of `serve`. */
export async function openSmallSite(more: Partial<ServeOptions> = {}): Promise<SmallSite> {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  const out = join(folder, 'dist');
  const dataDir = join(folder, 'data');
  const write = async (name: string, text: string | Buffer): Promise<void> => {
    await mkdir(dirname(join(out, name)), { recursive: true });
    await writeFile(join(out, name), text);
  };
  for (const country of ['AU', 'NZ'] as const) {
    for (const [name, text] of Object.entries(treeFiles(country))) {
      await write(`${country.toLowerCase()}/${name}`, text);
    }
  }
  const serving = await serve({ out, port: 0, dataDir, forms: [CONTACT], ...more });
  const remove = async (): Promise<void> => {
    await serving.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...serving, out, dataDir, write, remove };
}
