import { useEffect, useState } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { hasDigit } from '../../search/code-tokens.ts';
import type { CodeAnswer } from './CodeAnswer.tsx';

/**
 * What a typed code is told about at the head of its results; null where there is nothing to tell,
 * undefined until that is known. Words without a figure are no code, and nothing is fetched.
 */
export function useCodeAnswer(keywords: string, country: Country): CodeAnswer | null | undefined {
  const [known, setKnown] = useState<{ keywords: string; answer: CodeAnswer | null }>();
  const mayBeCode = hasDigit(keywords);
  useEffect(() => {
    if (!mayBeCode) return;
    let isCurrent = true;
    import('./CodeAnswer.tsx')
      .then(({ loadCodeAnswer }) => loadCodeAnswer(keywords, country))
      .catch((error: unknown) => console.error('Error in what is told of a code:', error))
      .then((answer) => {
        if (isCurrent) setKnown({ keywords, answer: answer ?? null });
      });
    return () => {
      isCurrent = false;
    };
  }, [keywords, country, mayBeCode]);
  if (!mayBeCode) return null;
  return known?.keywords === keywords ? known.answer : undefined;
}
