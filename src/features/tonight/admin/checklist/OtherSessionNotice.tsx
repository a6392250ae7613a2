import { formatDayWithoutYear } from '@/lib/calendar';
import { Button } from '@/ui/admin/Button';
import { tonightMessages } from '../messages';

interface OtherSessionNoticeProps {
  /** The session for which the draft was typed. */
  session: string;
  /** The last session that has closed. */
  current: string;
  /** Moves the draft to the last session. */
  onUse: () => void;
  onDiscard: () => void;
}

/** Shows that the draft was typed for an earlier session. */
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
