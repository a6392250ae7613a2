import { formatMoment } from '@/lib/moments';
import { Button } from '@/ui/admin/Button';
import { FillButton } from '@/ui/admin/FillButton';
import { correctionMessages } from '../correctionMessages';
import { noteMessages } from '../noteMessages';
import { ChecklistRow } from '../rows/ChecklistRow';
import type { TonightNavigation } from '../view';
import type { NoteState } from './noteState';

interface NoteRowProps {
  note: NoteState;
  now: Date;
  view: Pick<TonightNavigation, 'step' | 'noteView' | 'openNote'>;
}

/**
 * The row of the note in the checklist. The note is optional, so the progress of the checklist does
 * not count this row.
 */
export function NoteRow({ note, now, view }: NoteRowProps) {
  const { mark, text, author, stored, why, hasBegun } = note;
  const { step, noteView, openNote } = view;
  const canEdit = step !== 'review';
  const canWrite = canEdit && stored === null && (hasBegun || text !== '');
  const describe = () => {
    if (why !== null) return <span className="text-warn-ink">{why}</span>;
    if (text !== '') return noteMessages.ready(text.length, author);
    if (stored !== null)
      return noteMessages.onSite(formatMoment(new Date(stored.savedAt), now), stored.author);
    return hasBegun ? null : noteMessages.waiting;
  };
  return (
    <ChecklistRow
      id="note"
      row={{ part: note.part, mark, tag: null }}
      remark={noteMessages.notRequired}
      isCurrent={noteView !== null}
      lines={
        <>
          <p>{describe()}</p>
          {canEdit && (
            <FillButton className="-ml-1" onClick={() => openNote('others')}>
              {correctionMessages.other}
            </FillButton>
          )}
        </>
      }
      action={
        <>
          {canWrite && noteView !== 'write' && (
            <Button
              small
              className="max-md:min-h-10"
              data-note-start
              onClick={() => openNote('write')}
            >
              {text === '' ? noteMessages.write : noteMessages.change}
            </Button>
          )}
          {canEdit && stored !== null && (
            <Button
              small
              className="max-md:min-h-10"
              data-note-start
              onClick={() => openNote({ corrected: stored.session })}
            >
              {correctionMessages.correct}
            </Button>
          )}
        </>
      }
    />
  );
}
