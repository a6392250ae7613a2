import type { Page } from '@playwright/test';

/** Every run of text that a page shows, a line each, with its place and colours. */
export function textsOf(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Found[] = [];
    interface Found {
      text: string;
      place: DOMRect;
      color: string;
      grounds: string[];
      /** Whether an ancestor that does not scroll cuts part of it off without a mark. */
      cut: boolean;
      /** Whether it stands in a bar that stays in the window, under which the page passes. */
      floating: boolean;
    }
    const cuts = (place: DOMRect, parent: Element) => {
      for (let at: Element | null = parent; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        const edge = at.getBoundingClientRect();
        const beside = place.left < edge.left - 1 || place.right > edge.right + 1;
        // Lines are higher than their letters.
        const spare = 0.2 * place.height;
        const beyond = place.top < edge.top - spare || place.bottom > edge.bottom + spare;
        if (overflowX !== 'visible' && beside) return true;
        if (overflowY !== 'visible' && beyond) return true;
      }
      return false;
    };
    const floats = (parent: Element) => {
      for (let at: Element | null = parent; at !== null; at = at.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
      }
      return false;
    };
    const isForScreenReadersAlone = (parent: Element) => {
      for (let at: Element | null = parent; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
      }
      return false;
    };
    /** What is seen of a line in a text that is shortened on purpose, with three dots. */
    const shortened = (line: DOMRect, parent: Element) => {
      for (let at: Element | null = parent; at !== null; at = at.parentElement) {
        const { textOverflow, webkitLineClamp } = getComputedStyle(at);
        if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') continue;
        const box = at.getBoundingClientRect();
        const [right, bottom] = [
          Math.min(line.right, box.right),
          Math.min(line.bottom, box.bottom),
        ];
        return new DOMRect(line.x, line.y, right - line.x, bottom - line.y);
      }
      return line;
    };
    /** Whether it is scrolled out of its list: below or above what the list shows. */
    const scrolledOut = (place: DOMRect, parent: Element) => {
      const list = parent.closest('ul[tabindex]')?.getBoundingClientRect();
      return list !== undefined && (place.top >= list.bottom || place.bottom <= list.top);
    };
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent === null || isForScreenReadersAlone(parent)) continue;
      // The ticks of the tape go on beyond its edges on the screen too.
      if (parent.closest('svg') !== null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const grounds: string[] = [];
      for (let at: Element | null = parent; at !== null; at = at.parentElement) {
        grounds.push(getComputedStyle(at).backgroundColor);
      }
      const color = getComputedStyle(parent).color;
      // The axis of a chart goes on beyond its edges.
      const drawn = parent.closest('[aria-hidden="true"]') !== null;
      for (const line of range.getClientRects()) {
        const place = shortened(line, parent);
        if (scrolledOut(place, parent) || place.width <= 0 || place.height <= 1) continue;
        const cut = !drawn && cuts(place, parent);
        found.push({ text, place, color, grounds, cut, floating: floats(parent) });
      }
    }
    return found;
  });
}

interface Placed {
  text: string;
  place: DOMRect;
  floating: boolean;
}

/** The pairs of texts that lie over each other by more than the room that lines leave. */
export function overlapping(texts: readonly Placed[]): string[] {
  return texts.flatMap((one, at) =>
    texts.slice(at + 1).flatMap((other) => {
      if (other.text === one.text || other.floating !== one.floating) return [];
      const [a, b] = [one.place, other.place];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const over = wide > 1 && high > 0.3 * Math.min(a.height, b.height);
      return over ? [`${one.text} | ${other.text}`] : [];
    }),
  );
}
