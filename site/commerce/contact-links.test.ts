import { expect, it } from 'vitest';
import { telephoneLink } from './contact-links.ts';

it.each([
  ['08 8123 4567', 'tel:0881234567'],
  ['(02) 9876 5432', 'tel:0298765432'],
  ['+61 (0)2 9876 5432', 'tel:+61298765432'],
  ['1300 140 140', 'tel:1300140140'],
])('RTE-30 %s links to %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});
