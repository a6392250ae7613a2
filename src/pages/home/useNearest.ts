import { type RefObject, useEffect, useState } from 'react';

/** The height at which a card is highlighted, as a share of the viewport's height. */
export const HIGHLIGHT_AT = 0.4;

/**
 * Returns the index of the number nearest to `target`. If several are equally near, returns the
 * first.
 */
function findNearestIndex(numbers: readonly number[], target: number): number {
  const distances = numbers.map((value) => Math.abs(value - target));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Returns the index of the child whose middle is nearest to 40% of the viewport's height. */
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
      setNearest(findNearestIndex(middles, window.innerHeight * HIGHLIGHT_AT));
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
