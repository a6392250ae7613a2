import { Button } from '@/ui/admin/Button';
import { noteMessages } from '../noteMessages';
import { ChecklistRow } from '../rows/ChecklistRow';
import type { TonightNavigation } from '../view';
import type { NoteState } from './noteState';

interface NoteRowProps {
  note: NoteState;
  view: Pick<TonightNavigation, 'step' | 'isNoteOpen' | 'openNote'>;
}

/**
 * The row of the note in the checklist. The note is optional, so the progress of the checklist does
 * not count this row.
 */
export function NoteRow({ note, view }: NoteRowProps) {
  const { mark, text, author, stored, why, hasBegun } = note;
  const canWrite = stored === null && (hasBegun || text !== '') && view.step !== 'review';
  const describe = () => {
    if (why !== null) return <span className="text-warn-ink">{why}</span>;
    if (text !== '') return noteMessages.ready(text.length, author);
    if (stored !== null) return noteMessages.onSite(stored.author);
    return hasBegun ? null : noteMessages.waiting;
  };
  return (
    <ChecklistRow
      id="note"
      row={{ part: note.part, mark, tag: null }}
      remark={noteMessages.notRequired}
      lines={<p>{describe()}</p>}
      action={
        canWrite &&
        !view.isNoteOpen && (
          <Button small className="max-md:min-h-10" data-note-start onClick={view.openNote}>
            {text === '' ? noteMessages.write : noteMessages.change}
          </Button>
        )
      }
    />
  );
}
