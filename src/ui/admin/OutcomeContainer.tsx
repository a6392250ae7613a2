import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classes } from '../classes';

interface OutcomeContainerProps {
  /**
   * A new message at the foot of a section scrolls into view, because the button may be far away.
   */
  message: unknown;
  /** True if there is any content. Otherwise the live regions take no room. */
  shown: boolean;
  /** Called when the browser rejects a field of the surrounding form and sends nothing. */
  onRejected?: () => void;
  className?: string;
  children: ReactNode;
}

/** Contains the message about an action, beside its button or in the row concerned. */
export function OutcomeContainer(props: OutcomeContainerProps) {
  const { message, shown, onRejected, className, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const handleInvalid = useEffectEvent(() => onRejected?.());
  useEffect(() => {
    const form = place.current?.closest('form');
    const listener = () => handleInvalid();
    // The event does not bubble.
    form?.addEventListener('invalid', listener, { capture: true });
    return () => form?.removeEventListener('invalid', listener, { capture: true });
  }, []);
  useEffect(() => {
    if (message === null) return;
    (place.current?.closest('footer') ?? place.current)?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div
      ref={place}
      data-outcome
      data-shown={shown ? true : undefined}
      className={classes('scroll-my-4 *:empty:absolute', !shown && 'absolute', className)}
    >
      {children}
    </div>
  );
}
