import { loadOtherNotes } from '@/firebase/staff/notes';
import { formatLongDay } from '@/lib/calendar';
import { Button } from '@/ui/admin/Button';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Note } from '@/ui/admin/Note';
import { Spinner } from '@/ui/admin/Spinner';
import { useRequest } from '@/ui/useRequest';
import { correctionMessages } from '../../correctionMessages';
import { NewBox } from '../../publication/NewBox';

interface OtherNotesProps {
  /** The session whose note is left out of the list. */
  session: string;
  onCorrect: (session: string) => void;
  onClose: () => void;
}

/**
 * Lists the newest notes of other sessions. Each has a button that opens the form for a correction.
 */
export function OtherNotes({ session, onCorrect, onClose }: OtherNotesProps) {
  const request = useRequest(session, correctionMessages.otherFailed, () =>
    loadOtherNotes(session),
  );
  const { data: notes, failed, loading, reload } = request;
  return (
    <NewBox
      title={correctionMessages.otherTitle}
      busy={loading}
      note={<Note>{correctionMessages.otherHint}</Note>}
      action={<Button onClick={onClose}>{correctionMessages.back}</Button>}
      actionAtEnd
    >
      {notes === null && !failed && <Spinner>Loading...</Spinner>}
      {notes === null && failed && (
        <LoadFailed onRetry={reload} busy={loading}>
          {correctionMessages.otherFailed}
        </LoadFailed>
      )}
      {notes?.length === 0 && <p>{correctionMessages.noOther}</p>}
      <ul>
        {notes?.map((note) => (
          <li
            key={note.session}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-hair py-3 first:pt-0"
          >
            <div className="min-w-0 flex-[1_1_16rem]">
              <h3>{formatLongDay(note.session)}</h3>
              <p className="text-label/5 wrap-anywhere text-muted">
                {note.text} {note.author}
              </p>
            </div>
            <Button
              small
              className="max-md:min-h-10"
              aria-label={correctionMessages.correctDay(formatLongDay(note.session))}
              onClick={() => onCorrect(note.session)}
            >
              {correctionMessages.correct}
            </Button>
          </li>
        ))}
      </ul>
    </NewBox>
  );
}
