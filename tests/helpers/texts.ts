import type { Page } from '@playwright/test';

/**
 * Waits for two frames. Elements that depend on the size of the window adapt to it one frame late.
 */
export const waitForFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

interface VisibleText {
  text: string;
  box: DOMRectReadOnly;
  color: string;
  /** The background colours of the element and its ancestors, innermost first. */
  backgrounds: readonly string[];
  /** True if an ancestor cuts off the text. Scrolling and an ellipsis do not count as cutting. */
  cut: boolean;
  /** True if the text is inside a fixed or sticky bar. Such a bar may cover other text. */
  floating: boolean;
}

/** Returns all lines of visible text on the page. */
export async function readTexts(page: Page): Promise<VisibleText[]> {
  await waitForFrames(page);
  // Returns JSON, because Playwright is slow at returning thousands of objects.
  const json = await page.evaluate(() => {
    /** The effects of an element and its ancestors on the text inside. */
    interface TextContext {
      hidden: boolean;
      floating: boolean;
      /**
       * True if the text is inside a decorative drawing. Such a drawing may extend beyond its box.
       */
      decorative: boolean;
      backgrounds: readonly string[];
      /** Ancestors that clip the text, up to the first ancestor that scrolls. */
      clips: readonly { box: DOMRect; clipsX: boolean; clipsY: boolean }[];
      /** The box of the element that shortens the text with an ellipsis. */
      ellipsisBox: DOMRect | null;
      /** The box of the list in which the text scrolls. */
      listBox: DOMRect | null;
    }
    const contexts = new Map<Element, TextContext>();
    function getContext(element: Element): TextContext {
      const cached = contexts.get(element);
      if (cached !== undefined) return cached;
      const parent = element.parentElement === null ? null : getContext(element.parentElement);
      const style = getComputedStyle(element);
      const { overflowX, overflowY } = style;
      const box = element.getBoundingClientRect();
      const clip = { box, clipsX: overflowX !== 'visible', clipsY: overflowY !== 'visible' };
      const context: TextContext = {
        // Text in a drawing is ignored, because it may extend beyond the drawing. Charts are not
        // ignored.
        hidden:
          parent?.hidden === true ||
          style.clipPath === 'inset(50%)' ||
          (element instanceof SVGSVGElement && !element.matches('.plot')),
        floating: parent?.floating === true || /fixed|sticky/.test(style.position),
        decorative: parent?.decorative === true || element.ariaHidden === 'true',
        backgrounds: [style.backgroundColor, ...(parent?.backgrounds ?? [])],
        clips: /auto|scroll/.test(overflowX + overflowY)
          ? []
          : [...(clip.clipsX || clip.clipsY ? [clip] : []), ...(parent?.clips ?? [])],
        ellipsisBox:
          style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
            ? box
            : (parent?.ellipsisBox ?? null),
        listBox: element.matches('ul[tabindex]') ? box : (parent?.listBox ?? null),
      };
      contexts.set(element, context);
      return context;
    }
    const isCut = (line: DOMRect, { decorative, clips }: TextContext) =>
      !decorative &&
      clips.some(({ box, clipsX, clipsY }) => {
        const exceedsX = line.left < box.left - 1 || line.right > box.right + 1;
        // A line box is higher than its letters. Letters are cut off only if the line exceeds the
        // box by more than this.
        const spare = 0.2 * line.height;
        const exceedsY = line.top < box.top - spare || line.bottom > box.bottom + spare;
        return (clipsX && exceedsX) || (clipsY && exceedsY);
      });
    /** Returns the visible part of a line, or null if it is scrolled out of view. */
    function clipToVisible(line: DOMRect, { ellipsisBox, listBox }: TextContext): DOMRect | null {
      if (listBox !== null && (line.top >= listBox.bottom || line.bottom <= listBox.top)) {
        return null;
      }
      if (ellipsisBox === null) return line;
      const right = Math.min(line.right, ellipsisBox.right);
      const bottom = Math.min(line.bottom, ellipsisBox.bottom);
      const [width, height] = [right - line.x, bottom - line.y];
      return width > 0 && height > 1 ? new DOMRect(line.x, line.y, width, height) : null;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: VisibleText[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent === null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const context = getContext(parent);
      if (context.hidden) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { color } = getComputedStyle(parent);
      for (const line of range.getClientRects()) {
        const box = clipToVisible(line, context);
        if (box === null) continue;
        const { backgrounds, floating } = context;
        texts.push({ text, box, color, backgrounds, floating, cut: isCut(box, context) });
      }
    }
    return JSON.stringify(texts);
  });
  return JSON.parse(json) as VisibleText[];
}

/** Returns pairs of texts that overlap by more than the space between two lines. */
export function findOverlaps(texts: readonly VisibleText[]): string[] {
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => {
      if (other.text === one.text || other.floating !== one.floating) return [];
      const [a, b] = [one.box, other.box];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const isOverlap = width > 1 && height > 0.3 * Math.min(a.height, b.height);
      return isOverlap ? [`${one.text} | ${other.text}`] : [];
    }),
  );
}
