import { expect, it } from 'vitest';
import { draftsOf } from './draft.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('A-60 keeps what was typed until it is sent, apart for each form', () => {
  const store = memory();
  const contact = draftsOf('contact', () => store);
  contact.keep({ name: 'Ann', agree: true });
  expect(draftsOf('contact', () => store).read()).toEqual({ name: 'Ann', agree: true });
  expect(draftsOf('other', () => store).read()).toEqual({});
  contact.forget();
  expect(contact.read()).toEqual({});
});

it('A-60 does without where the browser refuses storage or holds nonsense', () => {
  const refusing = draftsOf('contact', () => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(() => refusing.keep({ name: 'Ann' })).not.toThrow();
  expect(() => refusing.forget()).not.toThrow();
  expect(refusing.read()).toEqual({});
  const store = memory();
  store.setItem('form:contact', '{"name":');
  expect(draftsOf('contact', () => store).read()).toEqual({});
  store.setItem('form:contact', '{"name":5,"email":"a@b.co"}');
  expect(draftsOf('contact', () => store).read()).toEqual({ email: 'a@b.co' });
});
