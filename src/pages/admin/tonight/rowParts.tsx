import { Button } from '@/ui/admin/Button';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { dayName } from './evening';
import { rowTitles, tonightMessages } from './messages';
import { isStale } from './rowState';
import type { SameRow } from './tonightDraft';
import type { FigureRow } from './useSaves';
import type { Tonight } from './useTonight';

/** What every row of a figure is given. */
export function about(tonight: Tonight, id: FigureRow) {
  const { marks, days, session, current, view } = tonight;
  const mark = marks[id];
  const day = days[id];
  const isNewer = day !== null && day > session && session !== current;
  const newer = isNewer ? tonightMessages.newerOnSite(dayName(day, current)) : null;
  const stale = isStale(day, session) && mark !== 'ready' && day !== null;
  return {
    row: { id, mark, tag: newer ?? (stale ? `From ${dayName(day, session)}` : null) },
    /** Whether its fields are there: not in the summary, nor once it is on the site. */
    editing: view === 'edit' && (mark !== 'published' || tonight.isOpen(id)),
    since: day === null || day >= session ? 'before' : dayName(day, session),
  };
}

/** Opens a row's fields, or takes 'Same as Thursday' back. */
export function ChangeButton({ id, onChange }: { id: FigureRow; onChange: () => void }) {
  return (
    <Button
      small
      className="max-md:min-h-10"
      aria-label={`Change ${rowTitles[id]}`}
      onClick={onChange}
    >
      Change
    </Button>
  );
}

/** 'Same as Thursday': one press settles the row. */
export function SameButton({
  tonight,
  id,
  rest,
}: {
  tonight: Tonight;
  id: SameRow;
  rest?: boolean;
}) {
  const { since } = about(tonight, id);
  return (
    <Button
      small
      className="max-md:min-h-10"
      aria-label={`${rowTitles[id]}: ${rest === true ? 'rest' : 'same'} as ${since}`}
      onClick={() => tonight.settle(id, true)}
    >
      <StaffIcon name="equal" size={16} strokeWidth={2} />
      {rest === true ? 'Rest' : 'Same'} as {since}
    </Button>
  );
}
