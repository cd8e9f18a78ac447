/** A click inside of `place` on what the selector names. */
export function onClick(
  place: HTMLElement,
  selector: string,
  run: (element: HTMLElement, event: MouseEvent) => void,
): void {
  place.addEventListener('click', (event) => {
    const { target } = event;
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) run(element, event);
  });
}
