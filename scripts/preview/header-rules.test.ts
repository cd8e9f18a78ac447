import { describe, expect, it } from 'vitest';
import { readHeaderRules } from './header-rules.ts';

describe('readHeaderRules', () => {
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
    ['  X: 1', `put a header below the path it's for; found "X: 1"`],
    ['assets', 'a path begins with "/"; found "assets"'],
    ['/*\n  no colon', 'write "Name: value"; found "no colon"'],
    ['/*\n  bad name: x', 'write "Name: value"; found "bad name: x"'],
  ])('names the line it cannot read: %j', (text, message) => {
    expect(() => readHeaderRules(text, '_headers')).toThrow(message);
  });
});
