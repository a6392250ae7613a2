import { useId } from 'react';
import type { Points } from '@/figures/history';
import { compareTexts } from '@/lib/order';
import { getPointValue } from '../figures';
import { formatPointName } from './pointName';
import { historyFormMessages } from './messages';
import { formatFigureValue, type HistorySubject } from './subjects';

const MAX_POINTS = 5;

export function NewestPoints({ subject, points }: { subject: HistorySubject; points: Points }) {
  const id = useId();
  const newest = Object.entries(points)
    .flatMap(([key, point]) => {
      const value = getPointValue(point, subject.label);
      return value === undefined ? [] : [{ key, text: formatFigureValue(subject, value) }];
    })
    .toSorted((one, other) => compareTexts(other.key, one.key))
    .slice(0, MAX_POINTS);
  return (
    <div className="mt-4 text-label/5 text-muted">
      <p id={id}>
        {newest.length === 0 ? historyFormMessages.noneStored : historyFormMessages.newest}
      </p>
      <ul aria-labelledby={id} className="tabular-nums">
        {newest.map(({ key, text }) => (
          <li className="flex justify-between line-t border-hair py-1 first:mt-1" key={key}>
            {formatPointName(key)}: <b className="font-semibold text-ink">{text}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
