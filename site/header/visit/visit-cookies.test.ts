import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from './visit-cookies.ts';

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
  it('ACCEPTANCE 36 BNR-05 CST-06 A-48 Max-Age is written in seconds, with Path, SameSite and Secure', () => {
    writeCookie('upgrade_notification_closed', 'true', 2_592_000);
    expect(written[0]).toContain('upgrade_notification_closed=true;');
    expect(written[0]).toContain('Max-Age=2592000');
    expect(attributes()).toEqual(['max-age=2592000', 'path=/', 'samesite=lax', 'secure']);
  });

  it('AUD-14 CST-01 without an age it is a cookie of the session, with no expiry', () => {
    writeCookie('currentPage', 'Food-Service');
    expect(written[0]).toContain('currentPage=Food-Service;');
    expect(attributes()).toEqual(['path=/', 'samesite=lax', 'secure']);
  });

  it('ACCEPTANCE 36 AUD-14 on plain http it is not Secure, or it would not be kept', () => {
    visit('http:');
    writeCookie('currentPage', 'Dealers');
    expect(attributes()).toEqual(['path=/', 'samesite=lax']);
  });

  it('CST-06 an age of 0 is written too', () => {
    writeCookie('x', 'y', 0);
    expect(attributes()).toContain('max-age=0');
  });

  it('AUD-07 reads one cookie among others', () => {
    stored = 'a=%; currentPage=Food-Service; b=1';
    expect(readCookie('currentPage')).toBe('Food-Service');
    expect(readCookie('absent')).toBeUndefined();
    expect(readCookie('Page')).toBeUndefined();
  });

  it('ERR-03 BNR-07 a read error is logged, and the cookie counts as absent', () => {
    refuse();
    expect(readCookie('currentPage')).toBeUndefined();
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('ERR-03 a write error is logged and not thrown', () => {
    refuse();
    writeCookie('currentPage', 'Dealers');
    expect(console.error).toHaveBeenCalledOnce();
  });
});
