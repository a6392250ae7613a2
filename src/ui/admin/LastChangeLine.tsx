import type { ReactNode } from 'react';
import { useWideScreen } from './useWideScreen';

interface LastChangeLineProps {
  inFooter: boolean;
  children: ReactNode;
}

/**
 * Shows who last changed a section. On a wide screen, the line is in the footer. On a phone, it is
 * above the footer, because the footer sticks to the bottom of the screen and has to be small.
 */
export function LastChangeLine({ inFooter, children }: LastChangeLineProps) {
  if (useWideScreen() !== inFooter) return null;
  return inFooter ? children : <div className="border-t border-hair px-4 py-2">{children}</div>;
}
