import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { menus } from '#generated/menus.ts';
import { site } from '#generated/site.ts';
import { getNavigation, renderHeader } from './header-and-footer.tsx';

it.each([true, false])(
  'HDR-02 the header and the dealers’ extra bar depend on the flag: %s',
  (isShowHeader) => {
    const flags = { ...site.flags, isShowHeader };
    const html = renderToStaticMarkup(
      renderHeader({ site: { ...site, flags }, menus }, 'AU', 'Dealers'),
    );
    expect(html.includes('<header')).toBe(isShowHeader);
    expect(html.includes('data-bar="dealers"')).toBe(isShowHeader);
  },
);

it.each(['Architects', '', 'toString'])(
  'NAV-11 ERR-08 logs an unknown type, %j, and has no entries',
  (type) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(getNavigation(menus, type, 'AU')).toEqual([]);
    expect(error).toHaveBeenCalledExactlyOnceWith(`Invalid navigation type: ${type}`);
  },
);
