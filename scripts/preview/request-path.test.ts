import { expect, it } from 'vitest';
import { chooseTree, readRequestPath } from './request-path.ts';

it.each([
  ['/', '/', ''],
  ['/HYBRID-G7/', '/HYBRID-G7/', ''],
  ['/caf%C3%A9?a=1', '/café', '?a=1'],
  ['/_ipx/w_400&f_webp/a,b.png', '/_ipx/w_400&f_webp/a,b.png', ''],
])('reads %s', (target, path, search) => {
  expect(readRequestPath(target)).toEqual({ ok: true, path, search });
});

it.each([
  ['www.puretec.co.nz', 'NZ', true],
  ['WWW.PURETEC.CO.NZ:4173', 'NZ', true],
  ['nz.localhost:4173', 'NZ', true],
  ['www.puretec.com.au', 'AU', true],
  ['nz.puretec.com.au', 'AU', true],
  ['au.localhost:4173', 'AU', true],
  ['localhost:4173', 'AU', false],
  ['[::1]:4173', 'AU', false],
  ['xnz', 'AU', false],
  [undefined, 'AU', false],
] as const)(
  'CTY-01, ACCEPTANCE 33: host %s gets the tree of %s; the host names it: %s',
  (...row) => {
    const [host, country, known] = row;
    expect(chooseTree(host)).toEqual({ country, known });
  },
);
