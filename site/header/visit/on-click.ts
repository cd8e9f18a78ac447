/** A click inside the header on what the selector names. */
export function onClick(
  header: HTMLElement,
  selector: string,
  run: (element: HTMLElement, event: Event) => void,
): void {
  header.addEventListener('click', (event) => {
    const { target } = event;
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) run(element, event);
  });
}
