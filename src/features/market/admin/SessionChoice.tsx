import { useState } from 'react';
import { holidays } from '@/content/holidays';
import { dayInLagos, isTradingDay, tradingDays } from '@/lib/days';
import { dayWithoutYear, formatLongDay } from '@/lib/calendar';
import { Button } from '@/ui/admin/Button';
import { Note } from '@/ui/admin/Note';
import { marketStaffMessages } from '@/figures/admin/messages';
import { sessionAt } from '@/figures/session';
import { useServerNow } from '@/firebase/staff/useServerNow';

/** The number of sessions that can be chosen. */
const SESSIONS = 15;

/** Returns the session that figures are saved for: the last that has closed, or a chosen one. */
export function useSessionChoice() {
  const now = useServerNow();
  const [chosen, setChosen] = useState<string | null>(null);
  const [closed, today] = [sessionAt(now), dayInLagos(now)];
  const open = today > closed && isTradingDay(today, holidays) ? [today] : [];
  const session = chosen ?? closed;
  return {
    /** 'YYYY-MM-DD' */
    session,
    isEarlier: session < closed,
    /** The newest first. */
    sessions: [...open, ...tradingDays(closed, SESSIONS, holidays)],
    choose: (day: string) => setChosen(day),
    reset: () => setChosen(null),
  };
}

/** Says which session the figures are saved for, and lets another be chosen. */
export function SessionChoice({ choice }: { choice: ReturnType<typeof useSessionChoice> }) {
  const { session, sessions, isEarlier, choose } = choice;
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p>For {dayWithoutYear(session)}</p>
      {open ? (
        <select
          aria-label="Session"
          ref={(field) => field?.focus()}
          className="w-auto"
          value={session}
          onChange={(event) => choose(event.target.value)}
        >
          {sessions.map((day) => (
            <option key={day} value={day}>
              {formatLongDay(day)}
            </option>
          ))}
        </select>
      ) : (
        <Button small onClick={() => setOpen(true)}>
          Another session
        </Button>
      )}
      {isEarlier && <Note>{marketStaffMessages.earlierSession}</Note>}
    </div>
  );
}
