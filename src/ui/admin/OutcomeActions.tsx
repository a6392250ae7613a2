import { type ComponentProps, useRef } from 'react';
import { usePassFocusOnRemoval } from '../useFocusPassedOn';
import { findPrimaryAction } from './focus';

/**
 * The buttons of a message. If a focused button is removed, the focus moves to the main action of
 * the section.
 */
export function OutcomeActions(props: ComponentProps<'span'>) {
  const container = useRef<HTMLSpanElement>(null);
  usePassFocusOnRemoval(container, (from) => findPrimaryAction(from)?.focus());
  return <span {...props} ref={container} />;
}
