/** Checks that the privacy page lists everything that the site's scripts read or store in a browser (QLT-09, L10). */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { loginCookie } from './cookies.ts';

type Listed = {
  readonly cookies: { readonly section: string; readonly banner: string };
  readonly form?: { readonly id: string };
  readonly sections: readonly {
    readonly id: string;
    readonly table?: { readonly rows: readonly (readonly string[])[] };
  }[];
};
const read = (file: string): Listed => parse(readFileSync(file, 'utf8'));
const pages = readdirSync('catalogue/pages').map((name) => read(`catalogue/pages/${name}`));
const { cookies } = read('catalogue/site.yaml');
const drafts = pages.flatMap(({ form }) => (form ? [`form:${form.id}`] : []));

/** The scripts that use cookies or storage, and the names that each one uses. */
const namesIn: Readonly<Record<string, readonly string[]>> = {
  'site/browser/cookies.ts': [loginCookie],
  'site/browser/sent-search.ts': ['puretec-sent'],
  'site/browser/stored-lists.ts': ['puretec-compared', 'puretec-saved', 'puretec-scheduled'],
  'site/header/client/before-first-paint.ts': ['puretec-saved'],
  'site/header/client/header-cookies.ts': [],
  'site/header/client/header-state.ts': [cookies.banner, cookies.section],
  'site/header/client/every-page.ts': [cookies.banner, cookies.section],
  'site/page-types/form/enhance-form.ts': drafts,
  'site/header/client/every-page-when-idle.ts': [loginCookie],
  'site/page-types/search/mount-results.tsx': [cookies.section],
};
const touches =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|document\.cookie|\b(?:read|write)(?:Header)?Cookie\b/;
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it('QLT-09 scripts that touch cookies or storage are known, with the names they use', () => {
  const found = readdirSync('site', { recursive: true, encoding: 'utf8' })
    .map((name) => `site/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/\.test\.|\.fixture\.|^site\/(?:e2e|generated)\//.test(file))
    .filter((file) => touches.test(withoutComments(readFileSync(file, 'utf8'))));
  expect(found.sort()).toEqual(Object.keys(namesIn).sort());
});

it('QLT-09 /privacy lists each cookie and each storage key, and no others', () => {
  const tables = read('catalogue/pages/privacy.yaml').sections.filter(({ id }) =>
    ['cookies', 'kept-in-browser'].includes(id),
  );
  const listed = tables.flatMap(({ table }) => table?.rows.map(([name]) => name) ?? []);
  expect(listed.sort()).toEqual([...new Set(Object.values(namesIn).flat())].sort());
});
