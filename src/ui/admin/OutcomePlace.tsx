import { type ReactNode, type RefObject, useEffect } from 'react';
import { classes } from '../classes';

/**
 * Scrolls a place into sight when its message appears, in the foot of a section with the buttons
 * beside it: whoever pressed may be far from it.
 */
export function useBroughtIntoSight(place: RefObject<HTMLElement | null>, message: unknown): void {
  useEffect(() => {
    if (message === null) return;
    (place.current?.closest('footer') ?? place.current)?.scrollIntoView({ block: 'nearest' });
  }, [place, message]);
}

interface OutcomePlaceProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Whether there is a message. Until then the live regions wait without taking a row. */
  shown: boolean;
  className?: string;
  children: ReactNode;
}

/** Where a message about an action stands: beside its button or in the row concerned. */
export function OutcomePlace({ ref, shown, className, children }: OutcomePlaceProps) {
  return (
    <div
      ref={ref}
      data-outcome
      data-shown={shown ? true : undefined}
      className={classes('scroll-my-4 *:empty:absolute', !shown && 'absolute', className)}
    >
      {children}
    </div>
  );
}
