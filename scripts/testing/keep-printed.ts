import { afterEach, beforeEach, vi } from 'vitest';

/** Collects the lines that each test prints. `forget` clears them within a test. */
export function keepPrinted() {
  const lines: string[] = [];
  const forget = () => void lines.splice(0);
  const print = (...words: unknown[]) => void lines.push(words.join(' '));
  beforeEach(() => {
    forget();
    vi.spyOn(console, 'log').mockImplementation(print);
    vi.spyOn(console, 'error').mockImplementation(print);
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => vi.restoreAllMocks());
  return { lines, forget };
}
