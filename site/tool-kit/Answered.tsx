import { useLayoutEffect } from 'react';
import { showAnswered } from './show-answered.ts';

/** Stands in a tool once its answer is whole; draws nothing. */
export function Answered(): null {
  useLayoutEffect(showAnswered, []);
  return null;
}
