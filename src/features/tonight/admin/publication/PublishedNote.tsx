import type { NoteState } from '../note/noteState';
import { correctionMessages } from '../correctionMessages';
import { rowTitles } from '../messages';
import { noteMessages } from '../noteMessages';
import type { TonightNavigation } from '../view';
import { publishedMessages } from './publishedMessages';
import { PublishedRow } from './PublishedRow';
import { RowButton } from './RowButton';

interface PublishedNoteProps {
  note: NoteState;
  now: Date;
  view: Pick<TonightNavigation, 'backToList' | 'openNote'>;
}

/** The row of the note after the publication. The note is optional. */
export function PublishedNote({ note, now, view }: PublishedNoteProps) {
  const { stored, text, why, hasBegun } = note;
  const title = rowTitles.note;
  if (stored !== null)
    return (
      <PublishedRow
        title={title}
        status="tonight"
        value={<span className="line-clamp-1 font-normal">{stored.text}</span>}
        detail={publishedMessages.signedBy(stored.author)}
        savedAt={new Date(stored.savedAt)}
        now={now}
        action={
          <RowButton
            label={correctionMessages.correct}
            title={title}
            opensNote
            onClick={() => view.openNote({ corrected: stored.session })}
          />
        }
      />
    );
  const hasText = text !== '';
  return (
    <PublishedRow
      title={title}
      status={hasText ? 'missing' : 'kept'}
      value={
        hasText ? (why ?? noteMessages.ready(text.length, note.author)) : publishedMessages.noNote
      }
      savedAt={null}
      now={now}
      action={
        (hasText || hasBegun) && (
          <RowButton
            label={hasText ? noteMessages.change : noteMessages.write}
            title={title}
            opensNote
            onClick={() => view.backToList('note')}
          />
        )
      }
    />
  );
}
