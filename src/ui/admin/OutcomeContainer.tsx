import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classes } from '../classes';

interface OutcomeContainerProps {
  /**
   * Current message. A new message scrolls into view, because the pressed button may be far away.
   */
  message: unknown;
  /** False if there is no message. The empty live regions then take no space. */
  shown: boolean;
  /** Called when browser validation prevents the surrounding form from being submitted. */
  onRejected?: () => void;
  className?: string;
  children: ReactNode;
}

/** Shows the message about an action, beside its button or in its row. */
export function OutcomeContainer(props: OutcomeContainerProps) {
  const { message, shown, onRejected, className, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const handleInvalid = useEffectEvent(() => onRejected?.());
  useEffect(() => {
    const form = place.current?.closest('form');
    const listener = () => handleInvalid();
    // `invalid` events do not bubble, so the form listens in the capture phase.
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
