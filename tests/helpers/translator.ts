import type { Page } from '@playwright/test';

/** The first character of each translated text. */
const MARK = '¡';

/** Translates a page as a browser does: wraps each text, also of later changes, in two elements. */
export function translate(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    const ELEMENT: string = 'font';
    const LEFT_ALONE =
      'script, style, noscript, textarea, title, font, option, svg, [translate=no], .notranslate';
    const wrap = (text: Node) => {
      const parent = text.parentElement;
      if (parent === null || parent.closest(LEFT_ALONE) !== null || text.nodeValue?.trim() === '')
        return;
      const [outer, inner] = [document.createElement(ELEMENT), document.createElement(ELEMENT)];
      inner.textContent = mark + (text.nodeValue ?? '');
      outer.append(inner);
      parent.replaceChild(outer, text);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode() !== null) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        const changed = type === 'characterData' ? [target] : addedNodes;
        changed.forEach((node) => node.isConnected && wrapAll(node));
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, MARK);
}

/** Returns the number of translated texts. */
export const translatedPieces = (page: Page) => page.locator('font > font').count();

/** Returns the words that a page shows, without the translator's marks. */
export async function shownWords(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  return text.replaceAll(MARK, '').trim().split(/\s+/);
}
