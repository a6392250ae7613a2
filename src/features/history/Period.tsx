import type { ReactNode } from 'react';
import { getPeriodForm } from './periods';

/**
 * Renders a `time` element. A quarter becomes a `span`, because HTML has no date format for
 * quarters.
 */
export function Period({ of, children }: { of: string; children: ReactNode }) {
  return getPeriodForm(of) === 'quarter' ? (
    <span translate="no">{children}</span>
  ) : (
    <time dateTime={of} translate="no">
      {children}
    </time>
  );
}
