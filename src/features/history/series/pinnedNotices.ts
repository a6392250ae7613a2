import type { SeriesContent } from '@/content/series';
import { isDaily } from '../rangeFigures';
import { type Figure, toTimestamp } from '../figures';
import { noticeMessages } from '../messages';
import { formatFullPeriod, formatPeriodDate } from '../periods';
import { isPinned } from '../ranges';
import type { SeriesNotice } from './notices';
import type { ShownRange } from './shownRange';

/**
 * Describes a pinned range without figures: 'There are no figures from 6 July 2024 to 7 July 2024.'
 * Adds the date of the last figure before the range.
 */
function describeNoneBetween(all: readonly Figure[], from: string, to: string): string {
  const before = all.findLast(({ at }) => at < toTimestamp(from));
  const none = noticeMessages.noneBetween(formatPeriodDate(from), formatPeriodDate(to));
  return before === undefined
    ? none
    : `${none} ${noticeMessages.newestBefore(formatFullPeriod(before.key))}`;
}

/**
 * Returns a notice for each end of a pinned range without a figure on that day. Must only be called
 * when all figures have loaded.
 */
export function createPinnedNotices(
  content: SeriesContent,
  { range, figures, all, span }: ShownRange,
): SeriesNotice[] {
  const [oldest, newest] = [all[0], all.at(-1)];
  if (!isPinned(range) || oldest === undefined || newest === undefined) return [];
  const { from, to } = range;
  const [first, last] = [figures[0], figures.at(-1)];
  const day = (key: string) => formatPeriodDate(key);
  if (first === undefined || last === undefined) {
    const text =
      toTimestamp(to) < oldest.at
        ? noticeMessages.beforeFirst(day(to), day(oldest.key))
        : describeNoneBetween(all, from, to);
    return [{ parameter: 'from', text }];
  }
  const texts: { parameter: 'from' | 'to'; text: string }[] = [];
  if (toTimestamp(from) < oldest.at) {
    texts.push({ parameter: 'from', text: noticeMessages.beginsBefore(day(from), day(first.key)) });
  } else if (isDaily(content) && first.at > toTimestamp(from)) {
    const text = noticeMessages.noSessionAt(
      formatFullPeriod(from),
      'begins',
      formatFullPeriod(first.key),
    );
    texts.push({ parameter: 'from', text });
  }
  if (content.every === 'decision' && toTimestamp(to) > span.to) {
    texts.push({ parameter: 'to', text: noticeMessages.endsInFuture(day(to)) });
  } else if (content.every !== 'decision' && toTimestamp(to) > newest.at) {
    texts.push({ parameter: 'to', text: noticeMessages.endsAfter(day(to), day(newest.key)) });
  } else if (isDaily(content) && last.at < toTimestamp(to)) {
    const text = noticeMessages.noSessionAt(
      formatFullPeriod(to),
      'ends',
      formatFullPeriod(last.key),
    );
    texts.push({ parameter: 'to', text });
  }
  return texts;
}
