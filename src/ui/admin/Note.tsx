import type { ReactNode } from 'react';
import { classes } from '../classes';

/** Small print: a hint beside an action, or how visitors will read what is in a form. */
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

/** How a figure that rose, fell or stayed is written there. */
export const changeLooks = {
  up: 'font-semibold text-gain',
  down: 'font-semibold text-loss',
  flat: 'font-semibold text-muted',
};
