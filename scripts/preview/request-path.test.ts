import { describe, expect, it } from 'vitest';
import { readRequestPath } from './request-path.ts';

describe('readRequestPath', () => {
  it.each([
    ['/', '/', ''],
    ['/HYBRID-G7/', '/HYBRID-G7/', ''],
    ['/caf%C3%A9?a=1', '/café', '?a=1'],
    ['/_ipx/w_400&f_webp/a,b.png', '/_ipx/w_400&f_webp/a,b.png', ''],
  ])('reads %s', (target, path, search) => {
    expect(readRequestPath(target)).toEqual({ ok: true, path, search });
  });

  it('ACCEPTANCE 34: a malformed "%" in a keyword is let through, undecoded', () => {
    const read = readRequestPath('/search?keywords=%E0%A4%A');
    expect(read).toEqual({ ok: true, path: '/search', search: '?keywords=%E0%A4%A' });
  });

  it.each([
    '/%E0%A4%A',
    '/%',
    '/../secret',
    '/a/%2e%2e/%2e%2e/secret',
    '/a%2Fb',
    '/a%5C..%5Cb',
    '/a\\b',
    '/a%00.html',
    '//evil.example/',
    '/a//b',
    'http://evil.example/',
    '*',
  ])('QLT-10: refuses %s', (target) => {
    expect(readRequestPath(target).ok).toBe(false);
  });
});
