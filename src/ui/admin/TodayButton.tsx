import { useState } from 'react';
import { formatLongDate } from '@/lib/format';
import { FillButton } from './FillButton';

interface TodayButtonProps {
  /** Says what time it is, which this computer's own clock may not. */
  clock: () => Date;
  /** Gets the moment of the press: which day that is in Lagos, and how it is written, is the field's affair. */
  onToday: (now: Date) => void;
}

/** Above the end of a date's field: enters today, and says which day that is. */
export function TodayButton({ clock, onToday }: TodayButtonProps) {
  const [said, setSaid] = useState('');
  return (
    <>
      <FillButton
        className="-top-1"
        onClick={() => {
          const now = clock();
          onToday(now);
          setSaid(formatLongDate(now.toISOString()));
        }}
      >
        Use today
      </FillButton>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  );
}
