import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';

/** A small text button that fills a field. */
export function FillButton({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <button
      type="button"
      className={classes(
        'relative min-h-6 cursor-pointer px-1 text-label font-medium text-link underline hover:text-navy-900',
        'disabled:cursor-not-allowed disabled:text-muted disabled:no-underline',
        'pointer-coarse:after:absolute pointer-coarse:after:-inset-x-3 pointer-coarse:after:-inset-y-2',
        className,
      )}
      {...rest}
    />
  );
}
