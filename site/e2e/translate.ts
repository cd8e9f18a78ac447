/** Simulates Chrome's page translation. */
import type { Page } from '@playwright/test';

/** Wraps every text of the page in two elements of the translation, with another text in place of the node. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (!(currentNode instanceof Text) || currentNode.data.trim() === '') continue;
      if (currentNode.parentElement?.closest('script, style, textarea, noscript, font')) continue;
      texts.push(currentNode);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}
