import { formatDayWithoutYear } from '@/lib/calendar';
import { Button } from '@/ui/admin/Button';
import { tonightMessages } from '../messages';

interface OtherSessionNoticeProps {
  /** The session of the draft, as 'YYYY-MM-DD'. */
  session: string;
  /** The last trading session that has closed, as 'YYYY-MM-DD'. */
  current: string;
  onUse: () => void;
  onDiscard: () => void;
}

export function OtherSessionNotice(props: OtherSessionNoticeProps) {
  const { session, current, onUse, onDiscard } = props;
  return (
    <div className="grid justify-items-start gap-3 border-b border-hair bg-warn-bg px-4 py-3 text-warn-ink">
      <p>
        {tonightMessages.typedFor(formatDayWithoutYear(session), formatDayWithoutYear(current))}
      </p>
      <p className="flex flex-wrap gap-2">
        <Button small onClick={onUse}>
          {tonightMessages.useFor(formatDayWithoutYear(current))}
        </Button>
        <Button small onClick={onDiscard}>
          Discard
        </Button>
      </p>
    </div>
  );
}
