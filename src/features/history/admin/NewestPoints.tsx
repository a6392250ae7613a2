import { useId } from 'react';
import type { Points } from '@/figures/history';
import { byText } from '@/lib/order';
import { valueOf } from '../figures';
import { pointName } from './pointName';
import { historyFormMessages } from './messages';
import { figureText, type Subject } from './subjects';

const NEWEST = 5;

/** Lists the newest points. The form shows them while no date is entered. */
export function NewestPoints({ subject, points }: { subject: Subject; points: Points }) {
  const id = useId();
  const newest = Object.entries(points)
    .flatMap(([key, point]) => {
      const value = valueOf(point, subject.label);
      return value === undefined ? [] : [{ key, text: figureText(subject, value) }];
    })
    .toSorted((one, other) => byText(other.key, one.key))
    .slice(0, NEWEST);
  return (
    <div className="mt-4 text-label/5 text-muted">
      <p id={id}>
        {newest.length === 0 ? historyFormMessages.noneStored : historyFormMessages.newest}
      </p>
      <ul aria-labelledby={id} className="tabular-nums">
        {newest.map(({ key, text }) => (
          <li className="flex justify-between line-t border-hair py-1 first:mt-1" key={key}>
            {pointName(key)}: <b className="font-semibold text-ink">{text}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
