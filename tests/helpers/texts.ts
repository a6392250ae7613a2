import type { Page } from '@playwright/test';

/** Two frames pass: what is measured where it is drawn follows a new size with the next one. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

interface Found {
  text: string;
  place: DOMRectReadOnly;
  color: string;
  grounds: readonly string[];
  /** Whether an ancestor that does not scroll cuts part of it off without a mark. */
  cut: boolean;
  /** Whether it stands in a bar that stays in the window, under which the page passes. */
  floating: boolean;
}

/** Every run of text that a page shows, a line each, with its place and colours. */
export async function textsOf(page: Page): Promise<Found[]> {
  await drawn(page);
  // One string: Playwright would look at every value of thousands on both sides.
  const json = await page.evaluate(() => {
    /** What an element and its ancestors do to the text in it. */
    interface Around {
      hidden: boolean;
      floating: boolean;
      /** A drawing, such as the axis of a chart, which goes on beyond its edges. */
      drawn: boolean;
      grounds: readonly string[];
      /** The boxes that cut it off, up to the first that scrolls. */
      edges: readonly { box: DOMRect; across: boolean; down: boolean }[];
      /** The box of a text that is shortened on purpose, with three dots. */
      shortened: DOMRect | null;
      /** The list that it is scrolled in. */
      list: DOMRect | null;
    }
    const known = new Map<Element, Around>();
    function around(element: Element): Around {
      const before = known.get(element);
      if (before !== undefined) return before;
      const above = element.parentElement === null ? null : around(element.parentElement);
      const style = getComputedStyle(element);
      const { overflowX, overflowY } = style;
      const box = element.getBoundingClientRect();
      const cutsOff = overflowX !== 'visible' || overflowY !== 'visible';
      const edge = { box, across: overflowX !== 'visible', down: overflowY !== 'visible' };
      const found: Around = {
        // The ticks of the tape go on beyond its edges on the screen too.
        hidden:
          above?.hidden === true ||
          style.clipPath === 'inset(50%)' ||
          (element instanceof SVGSVGElement && !element.matches('.plot')),
        floating: above?.floating === true || /fixed|sticky/.test(style.position),
        drawn: above?.drawn === true || element.ariaHidden === 'true',
        grounds: [style.backgroundColor, ...(above?.grounds ?? [])],
        edges: /auto|scroll/.test(overflowX + overflowY)
          ? []
          : [...(cutsOff ? [edge] : []), ...(above?.edges ?? [])],
        shortened:
          style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
            ? box
            : (above?.shortened ?? null),
        list: element.matches('ul[tabindex]') ? box : (above?.list ?? null),
      };
      known.set(element, found);
      return found;
    }
    const isCut = (place: DOMRect, { drawn, edges }: Around) =>
      !drawn &&
      edges.some(({ box, across, down }) => {
        const beside = place.left < box.left - 1 || place.right > box.right + 1;
        // Lines are higher than their letters.
        const spare = 0.2 * place.height;
        const beyond = place.top < box.top - spare || place.bottom > box.bottom + spare;
        return (across && beside) || (down && beyond);
      });
    /**
     * What is seen of a line: all of it, less where it is shortened, nothing where it is scrolled
     * away.
     */
    function shown(line: DOMRect, { shortened, list }: Around): DOMRect | null {
      if (list !== null && (line.top >= list.bottom || line.bottom <= list.top)) return null;
      if (shortened === null) return line;
      const right = Math.min(line.right, shortened.right);
      const bottom = Math.min(line.bottom, shortened.bottom);
      const [width, height] = [right - line.x, bottom - line.y];
      return width > 0 && height > 1 ? new DOMRect(line.x, line.y, width, height) : null;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Found[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent === null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const where = around(parent);
      if (where.hidden) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { color } = getComputedStyle(parent);
      for (const line of range.getClientRects()) {
        const place = shown(line, where);
        if (place === null) continue;
        const { grounds, floating } = where;
        texts.push({ text, place, color, grounds, floating, cut: isCut(place, where) });
      }
    }
    return JSON.stringify(texts);
  });
  return JSON.parse(json) as Found[];
}

/** The pairs of texts that lie over each other by more than the room that lines leave. */
export function overlapping(texts: readonly Found[]): string[] {
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
