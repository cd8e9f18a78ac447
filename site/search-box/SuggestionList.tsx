import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react';
import { unbroken } from '../../kernel/unbroken.ts';
import { classNames } from '../components/class-names.ts';
import { ListedPrice } from '../components/Price/ListedPrice.tsx';
import { replacesText } from '../search/item-rules.ts';
import type { Suggestion } from '../search/suggestion-rules.ts';
import { ListedPicture } from './ListedPicture.tsx';
import { optionId } from './option-id.ts';
import styles from './SuggestionList.module.css';
import { splitMatch } from './split-match.ts';

/** An entry that can be chosen. */
export type Entry = Exclude<Suggestion, { kind: 'status' }>;

type SuggestionListProps = {
  readonly id: string;
  readonly entries: readonly Entry[];
  /** The entry that the keyboard is at, -1 for none. */
  readonly active: number;
  readonly query: string;
  readonly onChoose: (entry: Entry) => void;
};

/** The list under the box. Entries are links too, so that they open in another tab if asked to. */
export function SuggestionList(props: SuggestionListProps): ReactElement {
  const { id, entries, active, query, onChoose } = props;
  const activeOption = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active >= 0) activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div role="listbox" id={`${id}-list`} aria-label="Suggestions" tabIndex={-1}>
      {entries.map((entry, place) => (
        <a
          key={entry.key}
          ref={place === active ? activeOption : undefined}
          role="option"
          id={optionId(id, place)}
          href={entry.url}
          tabIndex={-1}
          draggable={false}
          aria-selected={place === active}
          className={classNames(
            styles.option,
            entry.kind !== 'item' && styles.plain,
            entry.kind === 'article' && styles.article,
          )}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onChoose(entry);
          }}
        >
          {entry.kind === 'item' ? <Item entry={entry} query={query} /> : <span>{entry.name}</span>}
        </a>
      ))}
    </div>
  );
}

function Item({
  entry,
  query,
}: {
  readonly entry: Extract<Entry, { kind: 'item' }>;
  readonly query: string;
}): ReactElement {
  const [before, match, after] = splitMatch(entry.code, query);
  return (
    <>
      <span className={styles.picture}>
        {entry.image !== '' && <ListedPicture src={entry.image} size={48} />}
      </span>
      <span className={styles.words}>
        <span className={styles.code}>
          {before}
          {match !== '' && <mark>{match}</mark>}
          {after}
          {entry.label && <span className={styles.label}>{entry.label}</span>}
        </span>{' '}
        <span className={styles.name}>{unbroken(entry.name)}</span>
        {entry.replaces && <span className={styles.replaces}> {replacesText(entry.replaces)}</span>}
      </span>{' '}
      {entry.price && <ListedPrice price={entry.price} />}
    </>
  );
}

function opensElsewhere({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
