import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cacheNoteHeight } from '@/browser/noteHeight';

/**
 * A height in pixels, or 'auto'. Undefined means the height that the start-up script has reserved.
 */
type Height = number | 'auto' | undefined;

/** Returns the height that the content of an element needs. */
function measureContent(element: HTMLElement): number {
  const { height } = element.style;
  element.style.height = 'auto';
  const { offsetHeight } = element;
  element.style.height = height;
  return offsetHeight;
}

/**
 * Keeps the height of an element when its content changes while the user can see it, so that
 * nothing moves. An element below the visible part of the page takes the height of its content.
 * Stores that height, so that the next visit reserves it.
 * @param content identifies the content; '' if there is none
 * @param look changes when the content is shown in another way
 */
export function useSteadyHeight(
  place: RefObject<HTMLElement | null>,
  content: string,
  look: 'whole' | 'cut' | 'open',
) {
  const [height, setHeight] = useState<Height>();
  const lastHeight = useRef<number>(null);

  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    lastHeight.current ??= element.offsetHeight;
    const isBelow = element.getBoundingClientRect().top >= window.innerHeight;
    setHeight(isBelow ? 'auto' : lastHeight.current);
  }, [place, content]);

  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    lastHeight.current = element.offsetHeight;
    if (look !== 'open') cacheNoteHeight(measureContent(element));
  }, [place, content, look, height]);

  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) setHeight('auto');
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  return [height, setHeight] as const;
}
