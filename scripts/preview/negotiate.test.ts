import { describe, expect, it } from 'vitest';
import { contentType } from './content-type.ts';
import { chooseEncoding, isCurrent } from './negotiate.ts';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('"%s" gets %s', (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
  });
});

describe('isCurrent', () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    [undefined, false],
  ])('If-None-Match %s against W/"a": %s', (sent, current) => {
    expect(isCurrent(sent, 'W/"a"')).toBe(current);
  });
});

describe('contentType', () => {
  it.each([
    ['/index.html', 'text/html; charset=utf-8'],
    ['/assets/a.JS', 'text/javascript; charset=utf-8'],
    ['/images/a.jpg', 'image/jpeg'],
    ['/_ipx/f_webp&w_400/images/a.jpg', 'image/webp'],
    ['/_ipx/w_400,f_avif,q_50/images/a.png', 'image/avif'],
    ['/_ipx/w_400/images/buff_x.png', 'image/png'],
    ['/what.ever', 'application/octet-stream'],
  ])('IMG-01: %s is %s', (path, type) => {
    expect(contentType(path)).toBe(type);
  });
});
