import { useState } from 'react';
import { formatLongDate } from '@/lib/format';

interface TodayButtonProps {
  /** Gets the moment of the press: which day that is in Lagos, and how it is written, is the field's affair. */
  onToday: (now: Date) => void;
}

/** Above the end of a date's field: enters today, and says which day that is. */
export function TodayButton({ onToday }: TodayButtonProps) {
  const [said, setSaid] = useState('');
  return (
    <>
      <button
        type="button"
        className="relative -top-0.5 min-h-6 cursor-pointer px-1 text-label font-medium text-link underline hover:text-navy-900 pointer-coarse:after:absolute pointer-coarse:after:-inset-x-3 pointer-coarse:after:-top-4 pointer-coarse:after:bottom-0"
        onClick={() => {
          const now = new Date();
          onToday(now);
          setSaid(formatLongDate(now.toISOString()));
        }}
      >
        Today
      </button>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  );
}
