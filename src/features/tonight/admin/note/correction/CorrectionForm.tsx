import { useId, useRef } from 'react';
import { MAX_CORRECTION_LENGTH, type Note } from '@/figures/notes';
import { getServerNow } from '@/firebase/staff/clock';
import { formatDayWithoutYear } from '@/lib/calendar';
import { formatMoment } from '@/lib/moments';
import { toPlainLine } from '@/lib/plainText';
import { Banner } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { ConflictMessage } from '@/ui/admin/ConflictMessage';
import { ConflictTable } from '@/ui/admin/ConflictTable';
import { createValidityRef } from '@/ui/admin/customValidity';
import { Field } from '@/ui/admin/Field';
import { Note as SmallPrint } from '@/ui/admin/Note';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { TextField } from '@/ui/admin/TextField';
import { correctionMessages } from '../../correctionMessages';
import { noteMessages } from '../../noteMessages';
import { NewBox } from '../../publication/NewBox';
import { NoteLength } from '../NoteLength';
import { NotePreview } from '../NotePreview';
import { MarkChoice } from './MarkChoice';
import { type PublishedCorrection, useNoteCorrection } from './useNoteCorrection';

interface CorrectionFormProps {
  note: Note;
  onClose: () => void;
  onReload: () => void;
  onPublished: (done: PublishedCorrection) => void;
}

export function CorrectionForm({ note, onClose, onReload, onPublished }: CorrectionFormProps) {
  const correction = useNoteCorrection(note, onPublished);
  const { draft, setDraft, unsaved, kept, errors, conflict, outcome, isPublishing } = correction;
  const { canBeUnmarked, unmarkedUntil, publish } = correction;
  const fields = useRef<HTMLDivElement>(null);
  const lengthId = useId();
  const now = getServerNow();
  const text = toPlainLine(draft.text);
  const explanation = toPlainLine(draft.explanation);
  const newMark = explanation === '' ? undefined : { explanation, savedAt: now.toISOString() };
  return (
    <NewBox
      title={noteMessages.title}
      busy={isPublishing}
      unsaved={unsaved}
      kept={kept}
      message={
        <>
          <ConflictMessage
            text={conflict !== null && !conflict.isGone ? correctionMessages.conflict : null}
            unsaved={unsaved && !kept.safe}
            onReload={onReload}
            onOverwrite={() => void publish(true)}
          />
          <OutcomeMessage
            outcome={outcome}
            onRetry={() => fields.current?.closest('form')?.requestSubmit()}
          />
        </>
      }
      action={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={isPublishing}>
            {isPublishing ? correctionMessages.publishing : correctionMessages.publish}
          </Button>
        </>
      }
      onSubmit={() => void publish()}
    >
      <div ref={fields} className="grid gap-4">
        <SmallPrint>
          {formatDayWithoutYear(note.session)}.{' '}
          {noteMessages.onSite(formatMoment(new Date(note.savedAt), now), note.author)}
        </SmallPrint>
        <div>
          <Field label={correctionMessages.text} describedBy={lengthId}>
            {(control) => (
              <textarea
                {...control}
                ref={createValidityRef(errors.text)}
                rows={4}
                value={draft.text}
                {...(text !== note.text && errors.text !== null && { 'aria-invalid': true })}
                onChange={({ target }) => setDraft((old) => ({ ...old, text: target.value }))}
              />
            )}
          </Field>
          <NoteLength id={lengthId} length={text.length} />
        </div>
        <TextField
          label={correctionMessages.explanation}
          hint={draft.isMarked ? correctionMessages.explanationHint : correctionMessages.notShown}
          value={draft.explanation}
          error={errors.explanation}
          shown={explanation.length > MAX_CORRECTION_LENGTH}
          disabled={!draft.isMarked}
          onChange={(value) => setDraft((old) => ({ ...old, explanation: value }))}
        />
        <MarkChoice
          draft={draft}
          canBeUnmarked={canBeUnmarked}
          unmarkedUntil={unmarkedUntil}
          onChoose={(isMarked) => setDraft((old) => ({ ...old, isMarked }))}
        />
        <NotePreview
          session={note.session}
          text={text}
          author={note.author}
          correction={draft.isMarked ? newMark : note.correction}
        />
        {draft.isMarked && (
          <SmallPrint>
            {correctionMessages.markStays}
            {note.correction !== undefined && ` ${correctionMessages.replacesMark}`}
          </SmallPrint>
        )}
        <Banner tone="warn">{conflict?.isGone === true && correctionMessages.gone}</Banner>
        {conflict?.compared && conflict.theirs !== null && (
          <ConflictTable
            compared={conflict.compared}
            email={conflict.theirs.email}
            savedAt={conflict.theirs.at}
            keeps={kept.safe ? 'draft' : null}
          />
        )}
      </div>
    </NewBox>
  );
}
