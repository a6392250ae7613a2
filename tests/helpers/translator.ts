import type { Page } from '@playwright/test';

/** Every translated text starts with this character. */
const MARK = '¡';

/**
 * Translates the page as Chrome does: each text is put into two `font` elements. Later texts are
 * translated too.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    const WRAPPER: string = 'font';
    const NOT_TRANSLATED =
      'script, style, noscript, textarea, title, font, option, svg, [translate=no], .notranslate';
    const wrap = (text: Node) => {
      const parent = text.parentElement;
      if (
        parent === null ||
        parent.closest(NOT_TRANSLATED) !== null ||
        text.nodeValue?.trim() === ''
      )
        return;
      const [outer, inner] = [document.createElement(WRAPPER), document.createElement(WRAPPER)];
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

export const countTranslatedTexts = (page: Page) => page.locator('font > font').count();

/** Returns the visible words of the page, without the marks that `translate` adds. */
export async function readVisibleWords(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  return text.replaceAll(MARK, '').trim().split(/\s+/);
}
