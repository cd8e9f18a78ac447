import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

let stored = '';
const written: string[] = [];
const visit = (protocol: string) => vi.stubGlobal('location', { protocol });
const refuse = () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: deny, set: deny }));
};

beforeEach(() => {
  stored = '';
  written.length = 0;
  visit('https:');
  vi.stubGlobal('document', {
    get cookie() {
      return stored;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const attributes = () => (written[0] ?? '').toLowerCase().split('; ').slice(1).toSorted();

describe('cookies', () => {
  it('ACCEPTANCE 36 BNR-05 CST-06 A-48 writes Max-Age in seconds, with Path, SameSite and Secure', () => {
    writeCookie('upgrade_notification_closed', 'true', 2_592_000);
    expect(written[0]).toContain('upgrade_notification_closed=true;');
    expect(written[0]).toContain('Max-Age=2592000');
    expect(attributes()).toEqual(['max-age=2592000', 'path=/', 'samesite=lax', 'secure']);
  });

  it('AUD-14 CST-01 writes a session cookie without an age', () => {
    writeCookie('currentPage', 'Food-Service');
    expect(written[0]).toContain('currentPage=Food-Service;');
    expect(attributes()).toEqual(['path=/', 'samesite=lax', 'secure']);
  });

  it('ACCEPTANCE 36 AUD-14 isn’t Secure on plain http, where it would be refused', () => {
    visit('http:');
    writeCookie('currentPage', 'Dealers');
    expect(attributes()).toEqual(['path=/', 'samesite=lax']);
  });

  it('CST-06 writes an age of 0 too', () => {
    writeCookie('x', 'y', 0);
    expect(attributes()).toContain('max-age=0');
  });

  it('AUD-07 reads one cookie among others', () => {
    stored = 'a=%; currentPage=Food-Service; b=1';
    expect(readCookie('currentPage')).toBe('Food-Service');
    expect(readCookie('absent')).toBeUndefined();
    expect(readCookie('Page')).toBeUndefined();
  });

  it('ERR-03 BNR-07 logs a read error, and the cookie counts as absent', () => {
    refuse();
    expect(readCookie('currentPage')).toBeUndefined();
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('ERR-03 logs a write error without throwing', () => {
    refuse();
    writeCookie('currentPage', 'Dealers');
    expect(console.error).toHaveBeenCalledOnce();
  });
});
