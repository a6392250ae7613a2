import { toCssVars, toCssPercent } from '@/ui/cssVars';
import { classes } from '@/ui/classes';
import { formatShortPeriod } from '../periods';
import { getNumberOffsets, type ShownEvent, LABEL_LEFT_FROM, canFitLabels } from './events';
import './Events.css';

/**
 * Draws the labels of events above the chart, each with a line down to the chart's line. Must be a
 * child of `Plot`.
 */
export function EventMarks({ events }: { events: readonly ShownEvent[] }) {
  const offsets = getNumberOffsets(events);
  const hasLabels = canFitLabels(events);
  return events.map(({ day, label, x, y }, index) => (
    <span
      key={`${day} ${label}`}
      className={classes(
        'event',
        hasLabels && 'event-labelled',
        x > LABEL_LEFT_FROM && 'event-left',
      )}
      style={{
        left: toCssPercent(x),
        ...toCssVars({ '--down': toCssPercent(1 - y), '--shift': `${offsets[index] ?? 0}px` }),
      }}
    >
      <i />
      <b>{formatShortPeriod(day)}</b>
      <em>{label}</em>
      <span className="event-number">{index + 1}</span>
    </span>
  ));
}
