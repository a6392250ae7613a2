import { type ReactNode, useState } from 'react';
import { FillButton } from './FillButton';

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
