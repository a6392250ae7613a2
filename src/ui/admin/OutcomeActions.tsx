import { type ComponentProps, useRef } from 'react';
import { useFocusPassedOn } from '../useFocusPassedOn';
import { nextAction } from './focus';

/**
 * The buttons of a message. When they disappear, a focus on one moves to the section's primary
 * action.
 */
export function OutcomeActions(props: ComponentProps<'span'>) {
  const place = useRef<HTMLSpanElement>(null);
  useFocusPassedOn(place, (from) => nextAction(from)?.focus());
  return <span {...props} ref={place} />;
}
