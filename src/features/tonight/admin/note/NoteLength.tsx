import { MAX_NOTE_LENGTH } from '@/figures/notes';
import { classes } from '@/ui/classes';
import { noteMessages } from '../noteMessages';

interface NoteLengthProps {
  id: string;
  length: number;
}

export function NoteLength({ id, length }: NoteLengthProps) {
  const isOver = length > MAX_NOTE_LENGTH;
  const percent = Math.min(100, (100 * length) / MAX_NOTE_LENGTH);
  return (
    <div id={id} className="mt-1">
      <div aria-hidden="true" className="h-1 bg-track">
        <div
          className={classes(
            'h-1 forced-colors:bg-[Highlight]',
            isOver ? 'bg-loss' : 'bg-navy-900',
          )}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p
        aria-live="polite"
        className={classes('mt-1 text-label', isOver ? 'font-medium text-loss' : 'text-muted')}
      >
        {noteMessages.length(length)}
      </p>
    </div>
  );
}
