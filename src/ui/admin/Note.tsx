import type { ReactNode } from 'react';
import { classes } from '../classes';

/** Small print, such as a hint next to a button. */
export function Note({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p
      className={classes(
        'text-label/5 text-muted [&_b]:font-semibold [&_b]:text-ink [&_b]:tabular-nums',
        className,
      )}
    >
      {children}
    </p>
  );
}
