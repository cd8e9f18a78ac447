import { describe, expect, it, vi } from 'vitest';
import { menus } from '#generated/menus.ts';
import { getNavigation } from './navigation.ts';

describe('the menu of an audience', () => {
  it.each(['Consumer', 'Dealers', 'Specifiers', 'Food-Service'])(
    'HDR-03 HDR-04 HDR-05 HDR-06 %s has one in every country',
    (type) => {
      expect(getNavigation(menus, type, 'NZ').length).toBeGreaterThan(3);
    },
  );

  it('AUD-15 NAV-10 A-06 Plumbers have a menu: products, selector, knowledge hub, company', () => {
    const labels = getNavigation(menus, 'Plumbers', 'AU').map(({ label }) => label);
    expect(labels).toEqual(['Products', 'Product selector', 'Knowledge hub', 'Company']);
  });

  it.each(['Architects', '', 'toString'])(
    'NAV-11 ERR-08 an unknown type, %j, is logged and empty',
    (type) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(getNavigation(menus, type, 'AU')).toEqual([]);
      expect(error).toHaveBeenCalledExactlyOnceWith(`Invalid navigation type: ${type}`);
    },
  );
});
