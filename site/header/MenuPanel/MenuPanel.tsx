import type { ReactElement } from 'react';
import type { MenuItem } from '../../../kernel/contract.ts';
import { Groups } from './Groups.tsx';
import { MenuLink } from './MenuLink.tsx';
import './MenuPanel.css';
import { depthOf, ownPageOf } from './menu-shape.ts';
import { Overview } from './Overview.tsx';
import { Rail } from './Rail.tsx';

export type MenuPanelProps = {
  /** Named by the button that opens it. */
  readonly id: string;
  readonly item: MenuItem;
};

/** More entries stand in two columns. */
const oneColumn = 8;

/**
 * What a menu button opens: a native popover of plain links, so that it opens, and closes on Escape
 * and on a click outside, before any script is there. A list hangs below its button; groups and the
 * dealer range take the width of the page.
 */
export function MenuPanel({ id, item }: MenuPanelProps): ReactElement {
  const { list = [] } = item;
  const depth = depthOf(item);
  const ownPage = ownPageOf(item);
  const head = ownPage && (
    <MenuLink item={ownPage}>
      {depth === 1 ? ownPage.label : <Overview of={ownPage.label} />}
    </MenuLink>
  );
  if (depth === 1) {
    return (
      <div id={id} popover="auto" data-list={list.length > oneColumn ? 'long' : ''}>
        {head}
        <ul>
          {list.map((child) => (
            <li key={child.label}>
              <MenuLink item={child} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div id={id} popover="auto">
      <div className="wrap">
        {depth === 2 ? <Groups items={list} /> : <Rail id={id} items={list} />}
        {head}
      </div>
    </div>
  );
}
