import type { ReactNode } from 'react';
import { useWideScreen } from './useWideScreen';

interface LastChangeLineProps {
  inFooter: boolean;
  children: ReactNode;
}

/**
 * Shows the last change in the footer. On a phone it is above the footer, which sticks to the
 * bottom of the screen and has to stay small.
 */
export function LastChangeLine({ inFooter, children }: LastChangeLineProps) {
  if (useWideScreen() !== inFooter) return null;
  return inFooter ? children : <div className="border-t border-hair px-4 py-2">{children}</div>;
}
