import { type FormEvent, type ReactElement, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../../kernel/records.ts';
import { type Answers, addressOf } from './answers.ts';
import styles from './SelectorTool.module.css';
import type { SelectorData } from './selector-data.ts';
import { unsureText } from './selector-text.ts';

type ConcernFormProps = { readonly data: SelectorData; readonly answers: Answers };

/** Reads the choice from the history state, which may have any type. */
const chosenBefore = (state: unknown): readonly string[] =>
  isRecord(state) && Array.isArray(state.concerns) ? state.concerns.map(String) : [];

/** The signs of this water, to choose several or none. */
export function ConcernForm({ data, answers }: ConcernFormProps): ReactElement {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [chosen, setChosen] = useState(new Set(answers.concerns ?? chosenBefore(state)));
  const { source } = answers;
  const known = data.contaminants.filter((each) => source && each.sources.includes(source));

  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const concerns = known.map(({ id }) => id).filter((id) => chosen.has(id));
    // Going back to the question shows what was ticked.
    navigate({ search }, { replace: true, state: { concerns } });
    navigate({ search: addressOf({ ...answers, concerns }) });
  };
  return (
    <form onSubmit={submit} className={styles.concerns}>
      <fieldset>
        <legend className="hint">Choose as many as you like.</legend>
        <ul className={styles.signs}>
          {known.map(({ id, sign, name }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  name="concern"
                  value={id}
                  checked={chosen.has(id)}
                  onChange={(event) => toggle(id, event.target.checked)}
                />
                <span>
                  <span className={styles.label}>{sign}</span>
                  <span className="hint">{name}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <button type="submit" className="button">
        {chosen.size === 0 ? unsureText : 'Show what fits'}
      </button>
    </form>
  );
}
