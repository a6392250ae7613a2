import { type ComponentProps, useRef } from 'react';
import { useFocusPassedOn } from '../useFocusPassedOn';
import { findPrimaryAction } from './focus';

/**
 * Buttons of a message. If one has the focus when they disappear, the section's primary action gets
 * the focus.
 */
export function OutcomeActions(props: ComponentProps<'span'>) {
  const place = useRef<HTMLSpanElement>(null);
  useFocusPassedOn(place, (from) => findPrimaryAction(from)?.focus());
  return <span {...props} ref={place} />;
}
