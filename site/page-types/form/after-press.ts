/** On touch, `pointerup` blurs the last field before `click`: what that shows or hides would lose the click. */
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
    // Only the main button of a mouse clicks.
    isPressing = button === 0 && target instanceof Element && target.closest(clickable) !== null;
    if (!isPressing) end();
  });
  // A long press may end without any of these. The next key or press ends it then.
  for (const type of ['click', 'pointercancel', 'keydown']) addEventListener(type, end);
  return (change) => {
    if (isPressing) waiting.push(change);
    else change();
  };
}
