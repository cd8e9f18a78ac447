import type { MenuItem } from '../../../kernel/entry-types.ts';
import { MenuLink } from '../MenuPanel/MenuLink.tsx';
import { MenuPanel } from '../MenuPanel/MenuPanel.tsx';
import './MenuBar.css';

/** The desktop bar of an audience: links, and buttons that open a panel of links (HDR-03 to HDR-06). */
export function MenuBar({ menu }: { readonly menu: readonly MenuItem[] }) {
  const isCrowded = widthOf(menu) > widest;
  return (
    <nav
      aria-label="Main"
      data-bar="desktop"
      data-variant=""
      {...(isCrowded && { 'data-crowded': '' })}
    >
      <ul className="wrap">
        {menu.map((item, index) =>
          item.list === undefined ? (
            <li key={item.label}>
              <MenuLink item={item} isOnBar>
                <Label of={item.label} isWhole={isCrowded} />
              </MenuLink>
            </li>
          ) : (
            <li key={item.label} data-menu="">
              <button type="button" popoverTarget={`menu-${index}`} data-bar-entry="">
                <Label of={item.label} isWhole={isCrowded} />
              </button>
              <MenuPanel id={`menu-${index}`} item={item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

const widest = 133;

/** In letters. The space around an entry counts as two and a half, a button's icon as three. */
const widthOf = (menu: readonly MenuItem[]): number =>
  menu.reduce(
    (sum, { label, list }) =>
      sum + Math.min(label.length, lineLength) + 2.5 + (list === undefined ? 0 : 3),
    0,
  );

/** A longer label takes two lines in the narrowest bar. */
const lineLength = 21;

/** A long label breaks near its middle, unless the whole bar may break. The styles keep a button's icon on the last line. */
function Label({ of: label, isWhole }: { readonly of: string; readonly isWhole: boolean }) {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const fromMiddle = (index: number) => Math.abs(label.length / 2 - index);
  const [middle = 0] =
    label.length > lineLength && !isWhole
      ? spaces.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
      : [];
  if (middle === 0) return <span>{label}</span>;
  return (
    <span data-broken="">
      {label.slice(0, middle)} <span>{label.slice(middle).trim()}</span>
    </span>
  );
}
