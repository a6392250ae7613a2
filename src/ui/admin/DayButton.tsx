import { type ReactNode, useState } from 'react';
import { FillButton } from './FillButton';

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
