import { formatMoment } from '@/lib/moments';
import type { Saved } from './useSaves';

interface SavedLineProps {
  saved: Saved | null;
  now: Date;
  word?: 'saved' | 'uploaded';
}

/** When and by whom, such as 'saved Thu 13 Mar, 18:37, ada@example.com'; nothing where no record says so. */
export function SavedLine({ saved, now, word = 'saved' }: SavedLineProps) {
  if (saved === null) return null;
  return (
    <p>
      {word} {formatMoment(saved.at, now)}
      {saved.email !== '' && `, ${saved.email}`}
    </p>
  );
}
