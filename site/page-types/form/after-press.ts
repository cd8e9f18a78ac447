/** On touch, `pointerup` blurs the last field before `click`. If that moves the page, the click is lost. */
const clickable = 'a, button, label, summary';

/** Returns a function that makes a change at once, or after the click if the visitor is pressing something. */
export function waitForPresses(): (change: () => void) => void {
  let isPressing = false;
  let waiting: (() => void)[] = [];
  const end = () => {
    isPressing = false;
    const changes = waiting;
    waiting = [];
    for (const change of changes) change();
  };
  addEventListener('pointerdown', ({ target, button, isPrimary }) => {
    if (!isPrimary) return;
    // Only a mouse's main button clicks.
    isPressing = button === 0 && target instanceof Element && target.closest(clickable) !== null;
    if (!isPressing) end();
  });
  // A long press may fire none of these. The next key or press then ends it.
  for (const type of ['click', 'pointercancel', 'keydown']) addEventListener(type, end);
  return (change) => {
    if (isPressing) waiting.push(change);
    else change();
  };
}
