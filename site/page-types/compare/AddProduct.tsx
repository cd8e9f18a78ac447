import { type FormEvent, useId, useRef, useState } from 'react';
import { tradeSizes } from '../../../kernel/typography.ts';
import styles from './CompareTool.module.css';
import type { CompareProduct } from './compare-data.ts';
import { matchesQuery, suggestions } from './compared.ts';

type AddProductProps = {
  readonly products: readonly CompareProduct[];
  readonly chosen: readonly CompareProduct[];
  readonly onAdd: (code: string) => void;
};
const shownAtOnce = 6;

/** Adds a product by code or words, or one of the suggestions. */
export function AddProduct({ products, chosen, onAdd }: AddProductProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isAsked = text.trim() !== '';
  const others = products.filter(({ code }) => chosen.every((each) => each.code !== code));
  const listed = isAsked
    ? matchesQuery(others, text, shownAtOnce)
    : suggestions(products, chosen, shownAtOnce);

  const add = (code: string) => {
    setText('');
    field.current?.focus();
    onAdd(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [best] = listed;
    if (isAsked && best) add(best.code);
  };
  return (
    <div className={styles.add} data-print="no">
      <form onSubmit={submit} className="field">
        <label htmlFor={id}>Add a product</label>
        <span className="hint" id={`${id}-hint`}>
          Type a code or name. Press Enter to add the first match.
        </span>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <div className={styles.listed}>
        <p className={`hint ${styles.listedTitle}`} role="status">
          {titleOf(isAsked, listed.length, text.trim())}
        </p>
        <ul>
          {listed.map(({ code, name, discontinued }) => (
            <li key={code}>
              <button type="button" onClick={() => add(code)}>
                <span className="visually-hidden">Add </span>
                <span className="code">{code}</span>{' '}
                <span
                  className={styles.name}
                >{`${tradeSizes(name)}${discontinued ? ' (Discontinued)' : ''}`}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function titleOf(isAsked: boolean, count: number, text: string): string {
  if (!isAsked) return count === 0 ? '' : 'Similar products';
  if (count === 0) return `Nothing matches “${text}”`;
  return count === 1 ? 'One match' : `${count} matches`;
}
