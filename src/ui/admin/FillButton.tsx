import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { classes } from '../classes';

/** Fills a field in one press, as a link in its small print. */
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

interface DayButtonProps {
  /** Fills the field, and returns the day as a text. */
  say: () => string;
  children: ReactNode;
}

/** Fills the date field below it, and names the day. */
export function DayButton({ say, children }: DayButtonProps) {
  const [said, setSaid] = useState('');
  return (
    <>
      <FillButton className="-top-1" onClick={() => setSaid(say())}>
        {children}
      </FillButton>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  );
}
