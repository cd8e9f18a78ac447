import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Country } from '../../../kernel/entry-types.ts';
import { readChoiceText, withChoice } from '../../browser/chosen-finish.ts';
import {
  hasStorage,
  maxCompared,
  onStoredListChange,
  readStoredList,
  writeStoredList,
} from '../../browser/stored-lists.ts';
import { classNames } from '../../components/class-names.ts';
import { Amount } from '../../components/Price/Price.tsx';
import { exGstOf } from '../../components/Price/visitor-price.ts';
import { specificationText } from '../../components/SpecificationTable/group-specifications.ts';
import { countText } from '../../toolkit/count-text.ts';
import { usePrerendered, useStepFocus } from '../../toolkit/tool-hooks.ts';
import type { ToolProps } from '../../toolkit/tool-props.ts';
import type { CompareData, CompareProduct } from '../compare/compare-data.ts';
import {
  addressOf,
  type ChosenProduct,
  codeOf,
  currentCodes,
  productsOf,
} from '../compare/compared.ts';
import { UnknownCodes } from '../compare/UnknownCodes.tsx';
import { itemOfProduct, ResultsList } from '../search/ResultsList.tsx';
import styles from './SavedTool.module.css';
import { addressOfList, sentCodes, storeCurrentCodes } from './saved-list.ts';

export function SavedTool({ data, country, plain }: ToolProps<CompareData>) {
  const [sent] = useState(sentCodes);
  const [own, setOwn] = useState(() => readStoredList('saved'));
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const [isKeeping] = useState(hasStorage);
  const follow = useCallback(() => setOwn(readStoredList('saved')), []);
  useEffect(
    () =>
      onStoredListChange('saved', () => {
        // The list has changed, so the last announcement may be wrong.
        setAnnouncement('');
        follow();
      }),
    [follow],
  );
  useEffect(() => {
    if (!sent) storeCurrentCodes(data.products);
  }, [sent, data]);
  const { products: shown, unknown } = productsOf(sent ?? own, data.products);
  const isEmpty = shown.length === 0;
  usePrerendered(plain, isEmpty);
  useStepFocus(isEmpty ? 'empty' : 'list', heading, () => plain.find('h2')[0]);

  const save = (codes: readonly string[], message: string) => {
    const kept = currentCodes(codes, data.products);
    // If the browser can't save it, the address holds the list.
    if (!writeStoredList('saved', kept)) return location.assign(addressOfList(kept));
    follow();
    setAnnouncement(message);
  };
  const remove = (code: string) => {
    save(
      readStoredList('saved').filter((each) => {
        const [current] = currentCodes([each], data.products);
        return readChoiceText(`${current}`).code !== code;
      }),
      `${code} removed`,
    );
    // The button that had focus is gone with its row.
    heading.current?.focus();
  };

  const unknownCodes = unknown.length > 0 && (
    <UnknownCodes codes={unknown} dealerCodes={data.dealerCodes} country={country} />
  );
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {isEmpty ? (
        unknownCodes && <div className="wrap part">{unknownCodes}</div>
      ) : (
        <section aria-labelledby="list" className="wrap part stack">
          <h2 id="list" ref={heading} tabIndex={-1}>
            {headingOf(sent !== undefined, shown)}
          </h2>
          {unknownCodes}
          {!isKeeping && (
            <p>
              Your browser isn't saving anything, so your list is in the page address. Copy it
              before you leave.
            </p>
          )}
          <ResultsList
            items={shown.map((product) =>
              itemOfProduct({ ...product, facts: factsOf(product, data) }, country),
            )}
            actions={({ code }) =>
              !sent && (
                <button
                  type="button"
                  className="link-button tall-link"
                  data-print="no"
                  onClick={() => remove(code)}
                >
                  Remove<span className="visually-hidden">{` ${code}`}</span>
                </button>
              )
            }
          />
          <Total products={shown} country={country} />
          <Actions products={shown} onAnnounce={setAnnouncement}>
            {sent && isKeeping && (
              <button
                type="button"
                className="button"
                onClick={() =>
                  save(shown.map(codeOf).reduce(withChoice, readStoredList('saved')), 'All saved')
                }
              >
                Save all to my list
              </button>
            )}
          </Actions>
          {sent && (
            <a className="onward" href="/saved" data-print="no">
              My list
            </a>
          )}
        </section>
      )}
    </>
  );
}

function headingOf(isSent: boolean, { length }: readonly CompareProduct[]): string {
  return isSent ? `Shared list: ${countText(length)}` : `${countText(length)} saved`;
}

/** These facts need no label, because their units say what they are. */
const listedFacts = ['flow', 'micron', 'capacity', 'connection', 'cartridgeSize'];

function factsOf({ specifications }: CompareProduct, data: CompareData): string {
  return data.specifications
    .flatMap((name) => {
      const value = specifications[name.id];
      return listedFacts.includes(name.id) && value !== undefined
        ? specificationText({ ...name, value })
        : [];
    })
    .join(', ');
}

type TotalProps = {
  readonly products: readonly CompareProduct[];
  readonly country: Country;
};

/** Adds up one of each, and names products without a price. */
function Total({ products, country }: TotalProps) {
  const prices = products.flatMap(({ price, discontinued }) => (discontinued ? [] : (price ?? [])));
  const without = products
    .filter(({ price, discontinued }) => discontinued || price === undefined)
    .map(({ code, discontinued }) => `${code} (${discontinued ? 'discontinued' : 'on request'})`);
  if (prices.length === 0) return null;
  const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);
  return (
    <div className={styles.total}>
      <p>
        {'Total for one of each: '}
        <Amount
          incGstCents={sum(prices)}
          exGstCents={sum(prices.map((each) => exGstOf(each, country)))}
          country={country}
        />
      </p>
      {without.length > 0 && <p className="hint">{`Not included: ${without.join(', ')}`}</p>}
    </div>
  );
}

type ActionsProps = {
  readonly products: readonly ChosenProduct[];
  readonly onAnnounce: (message: string) => void;
  readonly children: ReactNode;
};

/** Actions for a whole list. If the browser can't copy its link, the visitor can open it. */
function Actions({ products, onAnnounce, children }: ActionsProps) {
  const [copied, setCopied] = useState('');
  const codes = products.map(codeOf);
  const link = `${location.origin}${addressOfList(codes)}`;
  return (
    <p className={`actions ${styles.buttons}`} data-print="no">
      {children}
      <a
        className={classNames('button', Boolean(children) && 'button-quiet')}
        href={`/stores?part=${codes.slice(0, 6).join(',')}`}
      >
        Where to buy
      </a>
      <a
        className="button button-quiet"
        href={link}
        onClick={(event) => {
          if (!navigator.clipboard) return;
          event.preventDefault();
          navigator.clipboard.writeText(link).then(
            () => {
              setCopied(link);
              onAnnounce('Link copied');
            },
            () => location.assign(link),
          );
        }}
      >
        {copied === link ? 'Link copied' : 'Copy a link'}
      </a>
      {codes.length > 1 && (
        <a
          className="button button-quiet"
          href={`/compare${addressOf(
            products.slice(0, maxCompared).map(({ code }) => code),
            false,
          )}`}
        >
          {codes.length > maxCompared ? `Compare the first ${maxCompared}` : 'Compare'}
        </a>
      )}
      <button type="button" className="button button-quiet" onClick={() => window.print()}>
        Print
      </button>
    </p>
  );
}
