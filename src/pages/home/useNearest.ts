import { type RefObject, useEffect, useState } from 'react';

/** The height at which a card is highlighted, as a part of the viewport's. */
export const HIGHLIGHT_AT = 0.4;

/** The index of the number nearest to `target`; the first of equals. */
export function nearestIndex(numbers: readonly number[], target: number): number {
  let best = 0;
  numbers.forEach((value, index) => {
    if (Math.abs(value - target) < Math.abs((numbers[best] ?? Infinity) - target)) best = index;
  });
  return best;
}

/** Which child of the list has its middle nearest to 40% of the viewport's height. */
export function useNearest(list: RefObject<HTMLElement | null>): number {
  const [nearest, setNearest] = useState(0);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const middles = [...(list.current?.children ?? [])].map((card) => {
        const { top, height } = card.getBoundingClientRect();
        return top + height / 2;
      });
      setNearest(nearestIndex(middles, window.innerHeight * HIGHLIGHT_AT));
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [list]);

  return nearest;
}
