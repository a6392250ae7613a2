import type { ReactNode } from 'react';
import { formOf } from './periods';

/** Shows a period as an element of a page. HTML has no quarters. */
export function Period({ of, children }: { of: string; children: ReactNode }) {
  return formOf(of) === 'quarter' ? (
    <span translate="no">{children}</span>
  ) : (
    <time dateTime={of} translate="no">
      {children}
    </time>
  );
}
