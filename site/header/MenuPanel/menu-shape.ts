/** What a menu's entry needs to be shown: how deep it goes, and whether its own page is in its list. */
import type { MenuItem } from '../../../kernel/contract.ts';

/** 0 for a link, 1 for a list, 2 for groups of links, 3 for the dealer range: menu, group, name. */
export const depthOf = ({ list = [] }: MenuItem): number =>
  list.length === 0 ? 0 : 1 + Math.max(...list.map(depthOf));

/** The address of a button's own page, where no link of its list leads there (HDR-11, HDR-14). */
export function ownPageOf(item: MenuItem): MenuItem | undefined {
  const { list = [], label, url } = item;
  return list.some((child) => child.url === url) ? undefined : { label, url };
}
