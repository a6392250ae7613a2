import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classes } from '../classes';

interface OutcomeContainerProps {
  /**
   * The current message. A new message is scrolled into view, because the button that was pressed
   * may be far away.
   */
  message: unknown;
  /** False if there is no message. The empty live regions then take no space. */
  shown: boolean;
  /** Called when the browser finds an invalid field and does not submit the form. */
  onRejected?: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * Contains the message about an action. The container is next to the button of the action or in the
 * row of the button.
 */
export function OutcomeContainer(props: OutcomeContainerProps) {
  const { message, shown, onRejected, className, children } = props;
  const container = useRef<HTMLDivElement>(null);
  const handleInvalid = useEffectEvent(() => onRejected?.());
  useEffect(() => {
    const form = container.current?.closest('form');
    const listener = () => handleInvalid();
    // `invalid` events do not bubble, so the form listens to them in the capture phase.
    form?.addEventListener('invalid', listener, { capture: true });
    return () => form?.removeEventListener('invalid', listener, { capture: true });
  }, []);
  useEffect(() => {
    if (message === null) return;
    (container.current?.closest('footer') ?? container.current)?.scrollIntoView({
      block: 'nearest',
    });
  }, [message]);
  return (
    <div
      ref={container}
      data-outcome
      data-shown={shown ? true : undefined}
      className={classes('scroll-my-4 *:empty:absolute', !shown && 'absolute', className)}
    >
      {children}
    </div>
  );
}
