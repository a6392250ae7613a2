import { formatMoment } from '@/lib/moments';
import type { LastSave } from '../checklist/saved';

interface SavedLineProps {
  saved: LastSave | null;
  now: Date;
  word?: 'saved' | 'uploaded';
}

/** Shows the last save of a row, such as 'saved Thu 13 Mar, 18:37, ada@example.com'. */
export function SavedLine({ saved, now, word = 'saved' }: SavedLineProps) {
  if (saved === null) return null;
  return (
    <p>
      {word} {formatMoment(saved.at, now)}
      {saved.email !== '' && `, ${saved.email}`}
    </p>
  );
}
