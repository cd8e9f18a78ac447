import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, it } from 'vitest';
import { noBackends } from '../../site/commerce/backends.ts';
import { readHeaderRules } from '../preview/url-rules.ts';
import {
  contentPolicy,
  responseHeaders,
  speculationRules,
  speculationRulesPath,
} from './response-headers.ts';

const reachable = { backends: noBackends, commerceHost: 'www.puretec.com.au' };
const headersOf = readHeaderRules(responseHeaders(reachable), '_headers');
const policyWith = (backends: Partial<typeof noBackends>) =>
  contentPolicy({ ...reachable, backends: { ...noBackends, ...backends } });

it('QLT-10 the policy names every source, and blocks inline scripts, eval and frames', () => {
  const policy = headersOf('/')['content-security-policy'] ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/)/);
});

it('QLT-10 allows our own inline code by its hash, and no other', () => {
  const policy = contentPolicy({ ...reachable, first: { styles: 'a{}', script: 'b()' } });
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy).toContain(`script-src 'self' ${hash('b()')} ${hash(' ')};`);
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(policy).not.toContain('unsafe');
});

it('QLT-10 the policy evaluator only complains that scripts come from our own host', () => {
  const policy = contentPolicy({
    ...reachable,
    backends: { ...noBackends, itemSearch: 'host', forms: 'https://forms.example/v1' },
    first: { styles: 'a{}', script: 'b()' },
  });
  const found = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, value, severity }) => ({ directive, value, severity }));
  // The evaluator suggests hashes or nonces, but hosts serve our files unchanged, and the files contain no visitor
  // input.
  expect(found).toEqual([{ directive: 'script-src', value: "'self'", severity: 50 }]);
});

it('QLT-10 sends the headers that keep other sites out with every response', () => {
  expect(headersOf('/HYBRID-G7')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'strict-transport-security': 'max-age=31536000',
  });
});

it('A-60 allows requests to configured backends only, and form posts to the form backend only', () => {
  const policy = policyWith({
    itemSearch: 'host',
    api: '/api',
    gateway: 'https://gateway.example/v1',
    forms: 'https://forms.example/v1',
  });
  expect(policy).toContain(
    "connect-src 'self' https://www.puretec.com.au https://gateway.example https://forms.example;",
  );
  expect(policy).toContain("form-action 'self' https://forms.example;");
  expect(policyWith({ forms: '/forms' })).toContain("form-action 'self';");
});

it("SRCH-26 loads the item search's pictures from its host only", () => {
  expect(policyWith({ itemSearch: 'host' })).toContain(
    "img-src 'self' https://www.puretec.com.au;",
  );
  expect(policyWith({ itemSearch: 'https://items.example/v1' })).toContain(
    "img-src 'self' https://items.example;",
  );
  for (const itemSearch of ['', '/'])
    expect(policyWith({ itemSearch, forms: 'https://forms.example' })).toContain("img-src 'self';");
});

it('CALL-01 every page points to the speculation rules, served with their own type', () => {
  const path = `/${speculationRulesPath}`;
  expect(headersOf('/HYBRID-G7')['speculation-rules']).toBe(`"${path}"`);
  expect(headersOf(path)['content-type']).toBe('application/speculationrules+json');
  expect(JSON.parse(speculationRules())).toHaveProperty('prefetch.0.eagerness', 'moderate');
  // A pointer passing over a picture or document mustn't download it.
  expect(speculationRules()).toMatch(/"\/\*\.\*",\s+"\/login",\s+"\/puretec\/\*"/);
});
