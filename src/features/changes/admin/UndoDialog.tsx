import { type ComponentProps, useContext, useState } from 'react';
import type { Change } from '@/firebase/staff/changes';
import { formatMoment } from '@/lib/moments';
import { type ChangeLine, inFull } from '@/lib/changeLines';
import { weekdayOf } from '@/lib/days';
import { Banner } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { Dialog } from '@/ui/admin/Dialog';
import { type DifferenceRow, DifferenceTable } from '@/ui/admin/DifferenceTable';
import { LoadFailed, Spinner } from '@/ui/admin/LoadFailed';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { DescribersContext, textOf } from './describe';
import { changeMessages, undoMessages, UNKNOWN_PERSON } from './messages';
import { lookAt, undoChange, type UndoView } from './undoChange';
import { useAppDispatch } from '@/app/admin/hooks';
import { changeUndone } from '@/firebase/staff/changeWatch';
import { useRequest } from '@/ui/useRequest';
import './UndoDialog.css';

interface UndoDialogProps {
  /** What is to be undone; null while nothing is asked. */
  change: Change | null;
  onClose: () => void;
  /** It is as it was before; with the record of whoever did that, and what it was about. */
  onUndone: (undo: Change | null, what: string) => void;
}

/** Asks before an undo, with what is there now and what is put back. */
export function UndoDialog({ change, onClose, onUndone }: UndoDialogProps) {
  if (change === null) return null;
  return <Question key={change.id} change={change} onClose={onClose} onUndone={onUndone} />;
}

function Question({ change, onClose, onUndone }: UndoDialogProps & { change: Change }) {
  const describers = useContext(DescribersContext);
  const text = textOf(change, describers);
  const { look, busy, failed, undo } = useUndo(change, (done) => onUndone(done, text.what));
  const { data: view } = look;
  const ready = view?.state === 'ready';
  const tonight = change.part === 'tonight';
  const question = tonight ? undoMessages.tonightTitle : undoMessages.title(text.what);
  const what =
    text.dayBefore === ''
      ? undoMessages.whatWasThere
      : undoMessages.figuresOf(weekdayOf(text.dayBefore));
  const moment = formatMoment(change.at, new Date());
  return (
    <Dialog wide open title={hindrance(view) ?? question} onClose={busy ? undefined : onClose}>
      <div className="change-dialog" aria-busy={look.loading}>
        {view?.state === 'undone' ? (
          <p className="mt-2">{undoneText(view.by)}</p>
        ) : view?.state === 'changed' || view?.state === 'disagrees' ? (
          <Differing change={change} view={view} />
        ) : (
          <>
            <p className="mt-2">
              {tonight ? 'Published' : 'Saved'} {moment} by {change.email || UNKNOWN_PERSON}.{' '}
              {undoMessages.restores(what)}
            </p>
            <Compared
              caption="What will be restored"
              heads={['On the site now', 'Will be restored']}
              words={['now', 'back to']}
              rows={text.lines.map((line) => swapped(line))}
            />
            {view === null && !look.failed && <Spinner>{undoMessages.looking}</Spinner>}
            {look.failed && (
              <LoadFailed busy={look.loading} onRetry={look.reload}>
                {undoMessages.lookFailed}
              </LoadFailed>
            )}
            {ready && failed === null && (
              <div className="change-warning">
                <StaffIcon name="warning" />
                {tonight ? undoMessages.visitors(what) : undoMessages.atOnce}
              </div>
            )}
          </>
        )}
        <Banner tone="bad" className="mt-4">
          {failed}
        </Banner>
        <div className="change-choice">
          <Button data-first-focus className={onPhone} busy={busy} onClick={onClose}>
            {view === null || ready ? 'Cancel' : 'Close'}
          </Button>
          {(view === null || ready) && (
            <Button
              look="delete"
              className={onPhone}
              disabled={!ready}
              busy={busy}
              onClick={() => void undo()}
            >
              {busy ? undoMessages.undoing : undoMessages.undoMany(text.lines.length)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const onPhone = 'max-md:min-h-12 max-md:flex-1';

/** The title of what stands in the way of an undo; null where nothing is known to. */
function hindrance(view: UndoView | null): string | null {
  if (view === null || view.state === 'ready') return null;
  if (view.state === 'undone') return undoMessages.undoneTitle;
  return view.by === null ? undoMessages.disagreesTitle : undoMessages.changedTitle;
}

const undoneText = (by: Change) =>
  `${changeMessages.undoneBy(formatMoment(by.at, new Date()), by.email || UNKNOWN_PERSON)}.`;

/** What is there now, and what was before. */
function swapped(line: ChangeLine): DifferenceRow {
  const { before, after } = inFull(line);
  return { label: line.label, before: after, after: before };
}

const compared = {
  changed: {
    caption: 'What was changed since',
    heads: ['After this change', 'On the site now'],
    words: ['then', 'now'],
  },
  disagrees: {
    caption: 'What does not agree',
    heads: ['Left by the change before', 'This record says'],
    words: ['left', 'record'],
  },
} as const;

interface DifferingProps {
  change: Change;
  view: Extract<UndoView, { between: unknown }>;
}

/** Why nothing is put back, with what differs side by side. */
function Differing({ change, view: { state, between, by } }: DifferingProps) {
  const describers = useContext(DescribersContext);
  const { title, lines } = textOf({ ...change, kind: 'save', documents: between }, describers);
  return (
    <>
      <p className="mt-2">
        {by === null
          ? undoMessages.disagrees(title)
          : undoMessages.changedBy(formatMoment(by.at, new Date()), by.email || UNKNOWN_PERSON)}
      </p>
      <Compared
        {...compared[state]}
        rows={lines.map((line) => ({ label: line.label, ...inFull(line) }))}
      />
    </>
  );
}

/** Two states of the same figures side by side; what does not fit scrolls. */
function Compared(props: ComponentProps<typeof DifferenceTable>) {
  if (props.rows.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="change-scroll" role="region" aria-label={props.caption} tabIndex={0}>
      <DifferenceTable {...props} />
    </div>
  );
}

/** An undo from its question to its end: what stands in its way, and how pressing it went. */
function useUndo(change: Change, onDone: (undo: Change | null) => void) {
  const dispatch = useAppDispatch();
  const describers = useContext(DescribersContext);
  const look = useRequest(change.id, undoMessages.lookFailed, () => lookAt(change, describers));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  const undo = async () => {
    setBusy(true);
    setFailed(null);
    const end = await undoChange(change, describers);
    setBusy(false);
    if (end.result === 'undone') {
      dispatch(changeUndone());
      onDone(end.undo);
    } else if (end.result === 'failed') setFailed(end.message);
    else look.reload();
  };

  return { look, busy, failed, undo };
}
