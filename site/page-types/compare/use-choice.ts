import { type RefObject, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrerendered } from '../../toolkit/tool-hooks.ts';
import type { ToolProps } from '../../toolkit/tool-props.ts';
import type { CompareData } from './compare-data.ts';
import { addressOf, type ComparedChoice, codeOf, readChoice } from './compared.ts';

type ChosenProducts = ComparedChoice & {
  readonly codes: readonly string[];
  /** True if the address chooses nothing. The prerendered page also stays if none of its codes is known. */
  readonly isPlain: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The last change in words, for screen readers. */
  readonly announcement: string;
  readonly announce: (message: string) => void;
  readonly add: (code: string) => void;
  readonly remove: (code: string) => void;
};

/** The products that the address chooses, up to `max`, and ways to change it. */
export function useChoice({ data, plain }: ToolProps<CompareData>, max: number): ChosenProducts {
  const address = useLocation().search;
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // Going back shows an address that the last change doesn't describe.
  const [last, setLast] = useState({ message: '', address: '' });
  const choice = readChoice(new URLSearchParams(address), data.products, max);
  const { products, unknown, onlyDifferences } = choice;
  const isPlain = products.length === 0 && unknown.length === 0;
  usePrerendered(plain, products.length === 0);

  const codes = products.map(codeOf);
  const show = (next: readonly string[], message: string) => {
    const search = addressOf(next, onlyDifferences, choice);
    setLast({ message, address: search });
    navigate({ search });
  };
  return {
    ...choice,
    codes,
    isPlain,
    heading,
    announcement: last.address === address ? last.message : '',
    announce: (message) => setLast({ message, address }),
    add: (code) => show([...codes, code], `${code} added`),
    remove: (code) => {
      show(products.filter((each) => each.code !== code).map(codeOf), `${code} removed`);
      // The button that had focus is gone with its product.
      heading.current?.focus();
    },
  };
}
