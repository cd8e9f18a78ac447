import { classNames } from '../class-names.ts';
import styles from './Badge.module.css';

type BadgeKind = 'discontinued' | 'dealer only' | 'sample';

/** ERR-11: "Discontinued" is the exact text of the specification. */
const texts = {
  discontinued: 'Discontinued',
  'dealer only': 'Dealer only',
  sample: 'Sample',
} as const satisfies Record<BadgeKind, string>;

export function Badge({ kind }: { readonly kind: BadgeKind }) {
  return (
    <span className={classNames(styles.badge, kind === 'discontinued' && styles.strong)}>
      {texts[kind]}
    </span>
  );
}
