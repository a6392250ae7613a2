import type { ReactNode } from 'react';
import { getPeriodForm } from './periods';

/**
 * Renders a day or month as a `time` element. A quarter is a `span`, because HTML has no date
 * format for quarters.
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
