import { describe, expect, it } from 'vitest';
import { readHeaderRules } from '../preview/header-rules.ts';
import { responseHeaders, speculationRules, speculationRulesPath } from './response-headers.ts';

const headersOf = readHeaderRules(responseHeaders(), '_headers');

describe('response headers', () => {
  it('ACCEPTANCE 32 only hashed assets are kept for ever, and nothing contradicts it', () => {
    expect(headersOf('/assets/site-Bx81kQ2z.css')['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(headersOf('/HYBRID-G7')['cache-control']).toBeUndefined();
  });

  it('QLT-10 the policy allows no inline script, no eval and no frame around us', () => {
    const policy = headersOf('/')['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe/);
  });

  it('A-60 a form may be sent to the endpoint on another host, and nowhere else', () => {
    const policy = (forms: string) =>
      readHeaderRules(responseHeaders(forms), '_headers')('/')['content-security-policy'];
    expect(policy('https://forms.example/v1')).toContain(
      "form-action 'self' https://forms.example;",
    );
    expect(policy('/forms')).toContain("form-action 'self';");
  });

  it('CALL-01 every page names the speculation rules, served as what they are', () => {
    const path = `/${speculationRulesPath}`;
    expect(headersOf('/HYBRID-G7')['speculation-rules']).toBe(`"${path}"`);
    expect(headersOf(path)['content-type']).toBe('application/speculationrules+json');
    expect(JSON.parse(speculationRules())).toHaveProperty('prefetch.0.eagerness', 'moderate');
  });
});
