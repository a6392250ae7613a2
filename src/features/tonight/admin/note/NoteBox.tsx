import { useId } from 'react';
import { emptyNote, withNote, withTick } from '@/figures/admin/tonightDraft';
import { Button } from '@/ui/admin/Button';
import { Field } from '@/ui/admin/Field';
import { Note } from '@/ui/admin/Note';
import { Questions } from '@/ui/admin/Questions';
import type { EditDraft } from '../editDraft';
import { noteMessages } from '../noteMessages';
import { NewBox } from '../publication/NewBox';
import type { SessionFacts } from '../checklist/sessionFacts';
import { NoteLength } from './NoteLength';
import { NotePreview } from './NotePreview';
import { NoteProposals } from './NoteProposals';
import { type NoteState, toNoteTickKey } from './noteState';

interface NoteBoxProps {
  facts: Pick<SessionFacts, 'draft' | 'session'>;
  note: NoteState;
  edit: EditDraft;
  onClose: () => void;
}

export function NoteBox({ facts, note, edit, onClose }: NoteBoxProps) {
  const { text, author, questions, isTooLong } = note;
  const lengthId = useId();
  return (
    <NewBox
      title={noteMessages.title}
      // On a phone, the Publish bar is at the bottom of the screen.
      actionAtEnd
      action={
        <>
          <Button
            onClick={() => {
              edit((typed) => withNote(typed, emptyNote));
              onClose();
            }}
          >
            {noteMessages.none}
          </Button>
          <Button look="primary" onClick={onClose}>
            {noteMessages.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <NoteProposals note={note} edit={edit} />
        <div>
          <Field label={noteMessages.text} describedBy={lengthId}>
            {(control) => (
              <textarea
                {...control}
                rows={4}
                value={note.draft.text}
                {...(isTooLong && { 'aria-invalid': true })}
                onChange={({ target }) =>
                  edit((typed) => withNote(typed, { ...note.draft, text: target.value }))
                }
              />
            )}
          </Field>
          <NoteLength id={lengthId} length={text.length} />
          <Questions
            questions={questions}
            ticked={questions
              .map(({ label }) => label)
              .filter((label) => facts.draft.ticked.includes(toNoteTickKey(label)))}
            onTick={(label, checked) =>
              edit((typed) => withTick(typed, toNoteTickKey(label), checked))
            }
          />
        </div>
        {author === '' ? (
          <p className="font-medium text-warn-ink">{noteMessages.noName}</p>
        ) : (
          <Field label={noteMessages.signedBy}>
            {(control) => <input {...control} readOnly value={author} />}
          </Field>
        )}
        <NotePreview session={facts.session} text={text} author={author} />
        <Note>{noteMessages.publishedTogether}</Note>
      </div>
    </NewBox>
  );
}
