import { useContext, useState } from 'react';
import type { ChangeRecord } from '@/firebase/staff/changes';
import type { Difference } from '@/lib/difference';
import { formatMoment } from '@/lib/moments';
import { Banner } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { Dialog } from '@/ui/admin/Dialog';
import { ON_SITE_HEADING } from '@/ui/admin/onSite';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Spinner } from '@/ui/admin/Spinner';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { useRequest } from '@/ui/useRequest';
import { DescribeContext, describeChange } from '../describe';
import { UNKNOWN_PERSON } from '../messages';
import { loadUndoCode } from './preloadUndo';
import { Comparison } from './Comparison';
import { undoMessages } from './messages';
import { describeRestored, describeUndone } from './status';
import type { UndoCheck } from './undoChange';
import { UndoContext } from './UndoContext';
import { UndoConflict } from './UndoConflict';
import { useChangeName } from './useChangeName';

interface UndoDialogProps {
  change: ChangeRecord;
  /**
   * Called after the undo with the success message and the change record of the undo. The record is
   * null if it could not be loaded.
   */
  onDone: (record: ChangeRecord | null, text: string) => void;
  onClose: () => void;
}

export function UndoDialog({ change, onDone, onClose }: UndoDialogProps) {
  const describe = useContext(DescribeContext);
  const { factsOf, reloadLists } = useContext(UndoContext);
  const { lines } = describeChange(change, describe);
  const name = useChangeName(change);
  const request = useRequest(change.id, undoMessages.lookFailed, async () =>
    (await loadUndoCode()).checkUndo(change, describe),
  );
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  const handleUndo = async () => {
    setBusy(true);
    setFailed(null);
    const outcome = await (await loadUndoCode()).undoChange(change, describe, factsOf);
    setBusy(false);
    if (outcome.result === 'undone') {
      onClose();
      reloadLists(change);
      onDone(outcome.undo, undoMessages.done(name));
    } else if (outcome.result === 'failed') setFailed(outcome.message);
    else request.reload();
  };

  const { data: view } = request;
  const ready = view?.state === 'ready';
  const tonight = change.part === 'tonight';
  const question = tonight ? undoMessages.tonightTitle : undoMessages.title(name);
  const what = describeRestored(change);
  const moment = formatMoment(change.at, new Date());
  return (
    <Dialog wide title={getObstacleTitle(view) ?? question} onClose={busy ? undefined : onClose}>
      <div
        className="flex max-h-[calc(100svh-144px)] flex-col max-md:max-h-[calc(92svh-80px)]"
        aria-busy={request.loading}
      >
        {view?.state === 'undone' ? (
          <p className="mt-2">{describeUndone(view.by, new Date())}.</p>
        ) : view?.state === 'changed' || view?.state === 'disagrees' ? (
          <UndoConflict change={change} view={view} />
        ) : (
          <>
            <p className="mt-2">
              {tonight ? 'Published' : 'Saved'} {moment} by {change.email || UNKNOWN_PERSON}.{' '}
              {undoMessages.restores(what)}
            </p>
            <Comparison
              caption="What will be restored"
              heads={[ON_SITE_HEADING, 'Will be restored']}
              labels={['now', 'back to']}
              differences={lines.map(swapSides)}
            />
            {view === null && !request.failed && <Spinner>{undoMessages.looking}</Spinner>}
            {request.failed && (
              <LoadFailed busy={request.loading} onRetry={request.reload}>
                {undoMessages.lookFailed}
              </LoadFailed>
            )}
            {ready && failed === null && (
              <div className="mt-4 flex gap-2 border-l-4 border-warn bg-warn-bg px-3 py-2.5 text-warn-ink">
                <StaffIcon name="warning" />
                {tonight ? undoMessages.visitors(what) : undoMessages.atOnce}
              </div>
            )}
          </>
        )}
        <Banner tone="bad" className="mt-4">
          {failed}
        </Banner>
        <div className="mt-6 flex flex-wrap justify-end gap-2 max-md:mt-4">
          <Button data-first-focus className={phoneButtonClass} busy={busy} onClick={onClose}>
            {view === null || ready ? 'Cancel' : 'Close'}
          </Button>
          {(view === null || ready) && (
            <Button
              look="delete"
              className={phoneButtonClass}
              disabled={!ready}
              busy={busy}
              onClick={() => void handleUndo()}
            >
              {busy ? undoMessages.undoing : undoMessages.undoMany(lines.length)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const phoneButtonClass = 'max-md:min-h-12 max-md:flex-1';

/**
 * Returns the title that explains why the change cannot be undone. Returns null if it can be
 * undone.
 */
function getObstacleTitle(view: UndoCheck | null): string | null {
  if (view === null || view.state === 'ready') return null;
  if (view.state === 'undone') return undoMessages.undoneTitle;
  return view.by === null ? undoMessages.disagreesTitle : undoMessages.changedTitle;
}

const swapSides = ({ label, before, after }: Difference) => {
  return { label, before: after, after: before, note: '' };
};
