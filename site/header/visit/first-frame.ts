/**
 * The header is decided on in the first frame that it stands in, before that is painted. Read while the page is
 * parsed, document.cookie holds the parser up until another process has answered, 1 to 16 ms; the Cookie Store,
 * asked where the page begins, answers beside it. Where it has not by that frame, the frame waits.
 */
import { decide } from './decide.ts';
import { type ReadCookie, readCookie } from './visit-cookies.ts';

export function decideInFirstFrame(): void {
  let read: ReadCookie = readCookie;
  // Older browsers lack it, and so does a page that is not secure. Where it refuses, document.cookie is asked.
  if ('cookieStore' in window)
    cookieStore.getAll().then(
      (cookies) => {
        read = (wanted) => cookies.find(({ name }) => name === wanted)?.value;
      },
      () => {},
    );
  let isDue = true;
  const look = () => {
    const header = isDue && document.querySelector<HTMLElement>('[data-header]');
    if (!header) return;
    isDue = false;
    decide(header, read);
  };
  const frame = () => {
    look();
    if (isDue && document.readyState === 'loading') requestAnimationFrame(frame);
  };
  // The pass from another page lays this one out before it has a frame.
  addEventListener('pagereveal', look);
  requestAnimationFrame(frame);
}
