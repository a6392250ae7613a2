import type { ReactNode } from 'react';
import { sameData } from '@/lib/sameData';
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

/** The styles of a figure that rose, fell or stayed. */
export const changeLooks = {
  up: 'font-semibold text-gain',
  down: 'font-semibold text-loss',
  same: 'font-semibold text-muted',
};

interface SitePreviewProps<T> {
  /** The stored value; null for none. */
  stored: T | null;
  next: T | null;
  children: (shown: T) => ReactNode;
}

/** Shows what visitors read now, and what they will read after a save. */
export function SitePreview<T>({ stored, next, children }: SitePreviewProps<T>) {
  const shown = (version: T | null) => (version === null ? '-' : children(version));
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
      <Note>On the site: {shown(stored)}</Note>
      <Note>After saving: {sameData(stored, next) ? 'no change' : shown(next)}</Note>
    </div>
  );
}
