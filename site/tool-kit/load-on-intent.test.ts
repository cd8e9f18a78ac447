import { describe, expect, it, vi } from 'vitest';
import { onFirstUse } from './load-on-intent.ts';

describe('the first use of a prerendered tool', () => {
  it.each(['pointerover', 'pointerdown', 'focusin', 'input', 'change', 'click'])(
    'loads the tool once at a lone %s event',
    (event) => {
      const [bar, links] = [new EventTarget(), new EventTarget()];
      const begin = vi.fn();
      onFirstUse([bar, links], begin);
      expect(begin).not.toHaveBeenCalled();
      links.dispatchEvent(new Event(event));
      bar.dispatchEvent(new Event(event));
      bar.dispatchEvent(new Event('focusin'));
      expect(begin).toHaveBeenCalledOnce();
    },
  );
});
