import { expect, it } from 'vitest';
import { readHeaderRules, readRedirectRules } from './url-rules.ts';

it('gives a path the headers of every pattern that matches, joining what is named twice', () => {
  const find = readHeaderRules(
    "# all\n/*\n  Content-Security-Policy: default-src 'self'; img-src data:\n  Vary: A\n\n/assets/*\n\tVary: B\n/one\n  X-One: 1\n",
    '_headers',
  );
  const policy = "default-src 'self'; img-src data:";
  expect(find('/')).toEqual({ 'content-security-policy': policy, vary: 'A' });
  expect(find('/assets/a.js')).toEqual({ 'content-security-policy': policy, vary: 'A, B' });
  expect(find('/one')).toEqual({ 'content-security-policy': policy, vary: 'A', 'x-one': '1' });
});

it.each([
  ['  X: 1', 'Add a path, such as /*, above "X: 1".'],
  ['assets', `"assets" isn't a path. Paths start with /.`],
  ['/*\n  no colon', `"no colon" isn't a header. Use "Name: value".`],
])('names the line of _headers that it cannot read: %j', (text, message) => {
  expect(() => readHeaderRules(text, '_headers')).toThrow(message);
});

const find = readRedirectRules(
  [
    '# moved',
    '/a /b 301',
    '/a /second 301',
    '/temporary /b 302',
    '/caf%C3%A9 /tea',
    '/with /b?x=1#part',
    '/out https://example.com/x',
  ].join('\r\n'),
  '_redirects',
);

it.each([
  ['/a', '', '/b', 301],
  ['/a/', '?q=1', '/b?q=1', 301],
  ['/temporary', '', '/b', 302],
  ['/café', '', '/tea', 301],
  ['/with', '?y=2', '/b?x=1#part', 301],
  ['/out', '', 'https://example.com/x', 301],
])('redirects %s%s to %s with %i', (path, search, to, status) => {
  expect(find(path, search)).toEqual({ to, status });
});

it('leaves other addresses alone', () => expect(find('/ab', '')).toBeUndefined());

it.each(['/a', 'a /b', '/a /b 200', '/a /b 301 more'])(
  'names the line of _redirects "%s" that it cannot read',
  (line) => {
    const read = () => readRedirectRules(`/ok /b\n${line}`, '_redirects');
    expect(read).toThrow(`_redirects:2: "${line}" isn't a redirect. Use "/from /to 301".`);
  },
);
