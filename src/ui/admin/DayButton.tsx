import { type ReactNode, useState } from 'react';
import { FillButton } from './FillButton';

interface DayButtonProps {
  /** Fills the field. Returns the date that screen readers announce. */
  fill: () => string;
  children: ReactNode;
}

/** A button that fills the date field below it. Screen readers announce the new date. */
export function DayButton({ fill, children }: DayButtonProps) {
  const [announcement, setAnnouncement] = useState('');
  return (
    <>
      <FillButton className="-top-1" onClick={() => setAnnouncement(fill())}>
        {children}
      </FillButton>
      <span className="sr-only" role="status">
        {announcement}
      </span>
    </>
  );
}
