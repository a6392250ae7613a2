import { formatSaveTime, type Note } from '@/figures/notes';
import type { RecentFigures } from '@/figures/recent';
import { formatNaira, formatPrice } from '@/lib/format';
import { noteMessages } from './messages';

/** A note and its figures count as one publication if they are saved at most this far apart. */
const SAME_PUBLICATION_MS = 60_000;

/** The figures that a note can name, and the words that name them. */
const namedFigures = [
  { id: 'asi', words: /\bindex\b/i, format: formatPrice },
  { id: 'exchangeRate', words: /\b(dollar|naira)\b/i, format: formatNaira },
] as const;

/**
 * Describes each figure that a note names and that was changed after the note was written: 'at
 * 20:05, after this note was written: a dollar cost N1,530.12.' Omits figures that were changed
 * before the note was last edited or corrected.
 */
export function describeChangedFigures(
  { session, text, savedAt: publishedAt, editedAt, correction }: Note,
  recent: RecentFigures | null,
): string[] {
  const versions = [publishedAt, editedAt ?? publishedAt, correction?.savedAt ?? publishedAt];
  const writtenAt = Math.max(...versions.map((time) => Date.parse(time)));
  return namedFigures.flatMap(({ id, words, format }) => {
    const value = recent?.[id][session] ?? 0;
    const savedAt = recent?.savedAt?.[id]?.[session] ?? '';
    const isLater = Date.parse(savedAt) > writtenAt + SAME_PUBLICATION_MS;
    // A sentence without digits, such as 'The naira market was closed.', names no figure.
    const isNamed = text.split(/\.\s/).some((part) => words.test(part) && /\d/.test(part));
    return isLater && isNamed && !text.includes(format(value))
      ? [`${formatSaveTime(savedAt, session)}, ${noteMessages.changed[id]} ${format(value)}.`]
      : [];
  });
}
