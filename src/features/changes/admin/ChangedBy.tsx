import { formatMoment } from '@/lib/moments';
import { useContext, useEffect, useId, useState } from 'react';
import type { Change } from '@/firebase/staff/changes';
import type { ChangedByProps } from '@/ui/admin/changedBy';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { useLoaded } from '@/ui/admin/useLoaded';
import { ChangeHistory } from './ChangeHistory';
import { DescribersContext } from './DescribersContext';
import { changeMessages, footMessages, undoMessages, UNKNOWN_PERSON } from './messages';
import { readLast } from './readChanges';
import { UndoDialog } from './UndoDialog';
import { onWrite } from '@/firebase/staff/changeWatch';
import './changes.css';
import './ChangedBy.css';

const BANNER_MS = 5000;

/** Says at the foot of a section who changed it last, and opens its last changes. */
export function ChangedBy({ of, onUndone, children }: ChangedByProps) {
  const describers = useContext(DescribersContext);
  const panel = useId();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<Change | null>(null);
  const outcome = useActionOutcome(BANNER_MS);
  const last = useLoaded(JSON.stringify(of), changeMessages.loadFailed, () => readLast(of));
  const { data, failed, loading, reload } = last;
  useRecorded(reload);
  const [newest] = data ?? [];

  const line = (
    <p className="change-last" aria-busy={loading}>
      {newest !== undefined ? (
        <>
          {footMessages.changed(formatMoment(newest.at, new Date()))}
          {newest.email || UNKNOWN_PERSON} <span aria-hidden="true">·</span>{' '}
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? panel : undefined}
            onClick={() => setOpen(!open)}
          >
            <StaffIcon name="history" size={16} />
            {footMessages.history}
          </button>
        </>
      ) : failed ? (
        <>
          {footMessages.failed}{' '}
          <button type="button" aria-disabled={loading} onClick={loading ? undefined : reload}>
            {footMessages.retry}
          </button>
        </>
      ) : data === null ? (
        footMessages.loading
      ) : (
        footMessages.none
      )}
    </p>
  );
  const undone = (_: Change | null, what: string) => {
    setAsked(null);
    (onUndone ?? outcome.succeed)(undoMessages.done(what));
    reload();
  };
  const history = open && data !== null && newest !== undefined && (
    <ChangeHistory
      id={panel}
      of={of}
      changes={data}
      describers={describers}
      outcome={outcome}
      onUndo={setAsked}
    />
  );
  return (
    <>
      {children({ line, history: history || null })}
      <UndoDialog change={asked} onClose={() => setAsked(null)} onUndone={undone} />
    </>
  );
}

/** Calls back after each write on this page: there is a new record. */
function useRecorded(onRecorded: () => void): void {
  useEffect(() => onWrite(onRecorded), [onRecorded]);
}
