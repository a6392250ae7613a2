import { type ComponentProps, useRef } from 'react';
import { usePassFocusOnRemoval } from '../useFocusPassedOn';
import { findPrimaryAction } from './focus';

/**
 * Buttons of a message. If a focused button disappears, the section's primary action gets the
 * focus.
 */
export function OutcomeActions(props: ComponentProps<'span'>) {
  const place = useRef<HTMLSpanElement>(null);
  usePassFocusOnRemoval(place, (from) => findPrimaryAction(from)?.focus());
  return <span {...props} ref={place} />;
}
