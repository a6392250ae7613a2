import { useState } from 'react';
import { formatDayWithoutYear, formatLongDay } from '@/lib/calendar';
import { Button } from '@/ui/admin/Button';
import { Note } from '@/ui/admin/Note';
import { marketStaffMessages } from '@/figures/admin/messages';
import type { useSessionChoice } from './useSessionChoice';

/**
 * Shows the session that the figures are saved for. A button lets the user choose another session.
 */
export function SessionChoice({ choice }: { choice: ReturnType<typeof useSessionChoice> }) {
  const { session, sessions, isEarlier, choose } = choice;
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p>For {formatDayWithoutYear(session)}</p>
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
