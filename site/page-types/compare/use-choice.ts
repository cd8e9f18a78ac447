import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrerendered } from '../../tool-kit/tool-hooks.ts';
import type { ToolProps } from '../../tool-kit/tool-props.ts';
import type { CompareData } from './compare-data.ts';
import { addressOf, codeOf, readChoice } from './compared.ts';

/** The products that the address chooses, up to `max`, and ways to change it. */
export function useChoice({ data, plain }: ToolProps<CompareData>, max: number) {
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
    // True if the address chooses nothing. The prerendered page also stays if none of its codes is known.
    isPlain,
    heading,
    // The last change in words, for screen readers.
    announcement: last.address === address ? last.message : '',
    announce: (message: string) => setLast({ message, address }),
    add: (code: string) => show([...codes, code], `${code} added`),
    remove: (code: string) => {
      show(products.filter((each) => each.code !== code).map(codeOf), `${code} removed`);
      // The button that had focus is gone with its product.
      heading.current?.focus();
    },
  };
}
