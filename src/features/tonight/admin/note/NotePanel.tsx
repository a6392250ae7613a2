import type { SessionFacts } from '../checklist/sessionFacts';
import type { EditDraft } from '../editDraft';
import type { TonightNavigation } from '../view';
import { NoteCorrection } from './correction/NoteCorrection';
import { OtherNotes } from './correction/OtherNotes';
import { NoteBox } from './NoteBox';
import type { NoteState } from './noteState';

interface NotePanelProps {
  facts: Pick<SessionFacts, 'draft' | 'session'>;
  note: NoteState;
  view: Pick<TonightNavigation, 'noteView' | 'openNote' | 'closeNote'>;
  edit: EditDraft;
  email: string;
  onCorrected: () => void;
  onUndone: () => void;
}

/** Shows the form for tonight's note, the form for a correction, or the list of other notes. */
export function NotePanel(props: NotePanelProps) {
  const { facts, note, view, edit, email, onCorrected, onUndone } = props;
  const { noteView, openNote, closeNote } = view;
  if (noteView === null) return null;
  if (noteView === 'write')
    return <NoteBox facts={facts} note={note} edit={edit} onClose={closeNote} />;
  if (noteView === 'others')
    return (
      <OtherNotes
        session={facts.session}
        onCorrect={(corrected) => openNote({ corrected })}
        onClose={closeNote}
      />
    );
  return (
    <NoteCorrection
      key={noteView.corrected}
      session={noteView.corrected}
      email={email}
      onClose={closeNote}
      onPublished={onCorrected}
      onUndone={onUndone}
    />
  );
}
