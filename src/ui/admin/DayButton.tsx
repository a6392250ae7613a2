import { type ReactNode, useState } from 'react';
import { FillButton } from './FillButton';

interface DayButtonProps {
  /** Fills the field and returns the day to announce. */
  fill: () => string;
  children: ReactNode;
}

/** Button that fills the date field below it and announces the day. */
export function DayButton({ fill, children }: DayButtonProps) {
  const [said, setSaid] = useState('');
  return (
    <>
      <FillButton className="-top-1" onClick={() => setSaid(fill())}>
        {children}
      </FillButton>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  );
}
