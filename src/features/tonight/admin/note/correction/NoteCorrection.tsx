import { useState } from 'react';
import type { Note } from '@/figures/notes';
import { loadNote } from '@/firebase/staff/notes';
import { formatDayWithoutYear } from '@/lib/calendar';
import { Button } from '@/ui/admin/Button';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Spinner } from '@/ui/admin/Spinner';
import { useRequest } from '@/ui/useRequest';
import { correctionMessages } from '../../correctionMessages';
import { noteMessages } from '../../noteMessages';
import { NewBox } from '../../publication/NewBox';
import { CorrectionForm } from './CorrectionForm';
import { CorrectionPublished } from './CorrectionPublished';
import type { PublishedCorrection } from './useNoteCorrection';

interface NoteCorrectionProps {
  session: string;
  email: string;
  onClose: () => void;
  onPublished: () => void;
  onUndone: () => void;
}

/**
 * Identifies a version of a note. The form uses it as the React key, so that a new version resets
 * the form.
 */
const toVersion = ({ text, savedAt, correction }: Note) =>
  [savedAt, correction?.savedAt, text].join(' ');

export function NoteCorrection(props: NoteCorrectionProps) {
  const { session, email, onClose, onPublished, onUndone } = props;
  const [published, setPublished] = useState<PublishedCorrection | null>(null);
  const request = useRequest(session, noteMessages.noteFailed, async () => ({
    note: await loadNote(session),
  }));
  if (published !== null) {
    return (
      <CorrectionPublished
        published={published}
        email={email}
        onClose={onClose}
        onUndone={onUndone}
      />
    );
  }
  const note = request.data?.note ?? null;
  if (note !== null) {
    return (
      <CorrectionForm
        key={toVersion(note)}
        note={note}
        onClose={onClose}
        onReload={request.reload}
        onPublished={(done) => {
          setPublished(done);
          onPublished();
        }}
      />
    );
  }
  return (
    <NewBox
      title={noteMessages.title}
      busy={request.loading}
      action={<Button onClick={onClose}>{correctionMessages.back}</Button>}
      actionAtEnd
    >
      {request.failed && (
        <LoadFailed onRetry={request.reload} busy={request.loading}>
          {noteMessages.noteFailed}
        </LoadFailed>
      )}
      {!request.failed && request.data === null && <Spinner>Loading...</Spinner>}
      {request.data !== null && <p>{correctionMessages.none(formatDayWithoutYear(session))}</p>}
    </NewBox>
  );
}
