import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { classes } from '../classes';

/** Beside a field, as a link in its small print: fills it in one press. */
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
  /** Fills the field, and gives the day in words. */
  say: () => string;
  children: ReactNode;
}

/** Above the end of a date's field: fills it, and says which day that is. */
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
