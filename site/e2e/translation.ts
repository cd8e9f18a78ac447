/**
 * Functions that run in a page: they translate it the way Chrome does, and read what it shows. They're self-contained,
 * because a browser driver only sends their source.
 */

/**
 * Replaces every text with a `font` in a `font` around a new text, now and whenever the page writes more. Afterwards
 * the page's own text nodes are gone, as in Chrome. Each word gets a mark, so that translated text differs from the
 * page's own.
 */
export function startTranslation(mark: string): void {
  const left = 'script, style, noscript, template, textarea, font, [translate="no"], .notranslate';
  const translate = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(left)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    inner.textContent = text.data.replace(/\S+/g, (word) => mark + word);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) translate(text);
  };
  translateAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateAll(target);
      for (const node of addedNodes) if (node.isConnected) translateAll(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

export type Shown = {
  /** All visible text without spaces, because a translation may break lines elsewhere. */
  readonly text: string;
  /** Visible links with their addresses, and fields with their values. */
  readonly entries: readonly string[];
};

/** A letter that none of our pages has. */
export const wordMark = 'ŧ';

/** Reads what the page shows, without the translation's marks, so that both versions compare equal. */
export function readShown(): Shown {
  // innerText leaves out parts that aren't laid out yet.
  document.documentElement.dataset.eager = '';
  const plain = (text: string) => text.replace(/[ŧŦ\s]/g, '');
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const links = [...document.links].filter(isShown).map((link) => {
    const state = link.getAttribute('aria-current') ?? link.getAttribute('aria-selected');
    return `${plain(link.innerText)} → ${link.getAttribute('href')} ${state ?? ''}`;
  });
  const fields = [...document.querySelectorAll('input, select, textarea')].flatMap((field) => {
    if (!isShown(field)) return [];
    if (field instanceof HTMLSelectElement) return `${field.id}: ${field.value}`;
    if (field instanceof HTMLTextAreaElement) return `${field.id}: ${field.value}`;
    if (!(field instanceof HTMLInputElement)) return [];
    const isTick = field.type === 'checkbox' || field.type === 'radio';
    return `${field.name} ${isTick ? `${field.value} ${field.checked}` : field.value}`;
  });
  return { text: plain(document.body.innerText), entries: [...links, ...fields] };
}
