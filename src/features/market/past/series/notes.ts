/* What is said under a reading: of a revision, of where the figures come from, of what is missing. */
import { holidays } from '@/content/holidays';
import type { SeriesContent } from '@/content/series';
import { linePath } from '@/lib/chart/paths';
import { linear } from '@/lib/chart/scale';
import { addDays, dayInLagos, isTradingDay } from '@/lib/days';
import type { Figure } from '../figures';
import { pastMessages } from '../messages';
import { dayOf, shortWords } from '../periods';
import type { Past } from '../usePast';
import { valueWords } from '../values';
import { seriesMessages } from './messages';
import { holeDays, type Shown } from './shown';

export interface Note {
  words: string;
  /** Stands beside the mark of revised figures. */
  revised: boolean;
}

/** 'First published 98,026.97, revised 98,206.97 on 9 Jul 2024'; null of one that was not revised. */
export function revisionWords(content: SeriesContent, figure: Figure): string | null {
  if (figure.first === undefined) return null;
  return pastMessages.revised(
    valueWords(content, figure.first.value),
    valueWords(content, figure.value),
    shortWords(dayInLagos(new Date(figure.savedAt))),
  );
}

/** How many sessions lie in the holes of a range. */
export function sessionsMissing(content: SeriesContent, { main, range }: Shown): number {
  if (content.id !== 'asi' && content.id !== 'exchangeRate') return 0;
  const place = linear(0, 1);
  const gapDays = holeDays(content, range);
  const { holeSpans } = linePath(main.figures, { x: place, y: place, gapDays, holidays });
  let count = 0;
  for (const { from, to } of holeSpans) {
    for (let day = addDays(dayOf(from.at), 1); day < dayOf(to.at); day = addDays(day, 1)) {
      if (isTradingDay(day, holidays)) count += 1;
    }
  }
  return count;
}

/** The note of a reading: the first that holds. */
export function noteOf(
  content: SeriesContent,
  past: Past,
  shown: Shown | null,
  at: Figure | undefined,
): Note | null {
  const plain = (words: string): Note => ({ words, revised: false });
  const revision = at === undefined ? null : revisionWords(content, at);
  if (revision !== null) return { words: revision, revised: true };
  if (past.view !== 'done') return null;
  if (shown === null || at === undefined) {
    return plain(past.failed === null ? pastMessages.noneEntered : pastMessages.unavailable);
  }
  if (past.failed === 'newest') return plain(pastMessages.lastKnown);
  if (past.known && past.pending) return plain(seriesMessages.looking);
  if (shown.all.length === 1) return plain(pastMessages.noEarlier);
  const missing = sessionsMissing(content, shown);
  return missing > 0 ? plain(pastMessages.sessionsMissing(missing)) : null;
}
