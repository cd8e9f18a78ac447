import { describe, expect, it } from 'vitest';
import { chooseTree } from './choose-tree.ts';

describe('chooseTree', () => {
  it.each([
    ['www.puretec.co.nz', 'NZ', true],
    ['WWW.PURETEC.CO.NZ:4173', 'NZ', true],
    ['nz.localhost:4173', 'NZ', true],
    ['www.puretec.com.au', 'AU', true],
    ['nz.puretec.com.au', 'AU', true],
    ['au.localhost:4173', 'AU', true],
    ['localhost:4173', 'AU', false],
    ['[::1]:4173', 'AU', false],
    ['xnz', 'AU', false],
    [undefined, 'AU', false],
  ] as const)(
    'CTY-01, ACCEPTANCE 33: host %s gets the tree %s, named by the host: %s',
    (...row) => {
      const [host, country, known] = row;
      expect(chooseTree(host)).toEqual({ country, known });
    },
  );
});
