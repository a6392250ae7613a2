import { type ReactNode, useState } from 'react';
import { FillButton } from './FillButton';

interface DayButtonProps {
  /** Fills the field, and returns the day for the announcement. */
  say: () => string;
  children: ReactNode;
}

/** Fills the date field below it, and announces the day. */
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
