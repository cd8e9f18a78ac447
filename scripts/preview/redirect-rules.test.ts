import { describe, expect, it } from 'vitest';
import { readRedirectRules } from './redirect-rules.ts';

const find = readRedirectRules(
  [
    '# moved',
    '/a /b 301',
    '/temporary /b 302',
    '/caf%C3%A9 /tea',
    '/with /b?x=1#part',
    '/tree/* /new/:splat',
    '/by/:code/parts /:code',
    '/out https://example.com/x',
  ].join('\r\n'),
  '_redirects',
);

describe('readRedirectRules', () => {
  it.each([
    ['/a', '', '/b', 301],
    ['/a/', '?q=1', '/b?q=1', 301],
    ['/temporary', '', '/b', 302],
    ['/café', '', '/tea', 301],
    ['/with', '?y=2', '/b?x=1#part', 301],
    ['/tree', '', '/new/', 301],
    ['/tree/a b/ü', '', '/new/a%20b/%C3%BC', 301],
    ['/by/CR45/parts', '', '/CR45', 301],
    ['/out', '', 'https://example.com/x', 301],
  ])('moves %s%s to %s with %i', (path, search, to, status) => {
    expect(find(path, search)).toEqual({ to, status });
  });

  it('leaves other addresses alone', () => {
    expect(find('/ab', '')).toBeUndefined();
    expect(find('/trees', '')).toBeUndefined();
  });

  it.each(['/a', 'a /b', '/a /b 200', '/a /b 301 more'])(
    'names the line "%s" it cannot read',
    (line) => {
      const read = () => readRedirectRules(`/ok /b\n${line}`, '_redirects');
      expect(read).toThrow(`_redirects:2: write "/from /to 301"; found "${line}"`);
    },
  );
});
