import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { lowerFirst } from '../../../kernel/vocabulary.ts';
import { formatList } from '../../tool-kit/format-list.ts';
import { type Answers, addressOf, tapsOf } from './answers.ts';
import { type Alternative, alternatives } from './fitting.ts';
import styles from './SelectorTool.module.css';
import type { SelectorData } from './selector-data.ts';
import { bathroomsText, sourceText, tapsText } from './selector-text.ts';

type NothingFitsProps = { readonly data: SelectorData; readonly answers: Answers };

/** Says that nothing fits, and which change of an answer would find something. */
export function NothingFits({ data, answers }: NothingFitsProps): ReactElement {
  const { source } = answers;
  const nameOf = (id: string) =>
    lowerFirst(data.contaminants.find((each) => each.id === id)?.name ?? id);
  const ways = alternatives(data.products, answers, tapsOf(answers));
  return (
    <div className={styles.nothing}>
      <p>{`Nothing in our range does all of that${source ? ` for ${lowerFirst(sourceText[source].label)}` : ''}.`}</p>
      {ways.length > 0 && (
        <>
          <p>Try changing one answer:</p>
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={addressOf(way.answers)}>
                <Link className="onward" to={{ search: addressOf(way.answers) }}>
                  {wayText(way, nameOf)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function wayText(
  { changed, answers, count, isPart }: Alternative,
  nameOf: (id: string) => string,
): string {
  const systems = count === 1 ? 'one system' : `${count} systems`;
  const found = isPart ? `${systems} in part` : systems;
  const { taps, bathrooms, concerns } = answers;
  if (changed === 'taps' && taps) {
    return `${tapsText[taps].label}${bathrooms ? `, ${lowerFirst(bathroomsText[bathrooms].label)} bathroom${bathrooms === 1 ? '' : 's'}` : ''}: ${found}`;
  }
  if (changed === 'bathrooms') return `One bathroom at a time: ${found}`;
  return `Only ${formatList((concerns ?? []).map(nameOf))}: ${found}`;
}
