import { formatLongDate } from '@/lib/calendar';
import { addDays } from '@/lib/days';
import { toCssVars, toCssPercent } from '@/ui/cssVars';
import { MONTHS_AXIS, listPublishedDays, WEEKS_AXIS } from './publishedDays';
import { useChosenFiles } from './useChosenFiles';
import './PublishedDays.css';

const formatWithoutYear = (day: string) => formatLongDate(day).slice(0, -5);
const formatShortDay = (day: string) =>
  formatWithoutYear(day).replace(/([A-Z][a-z]{2})[a-z]+/, '$1');

/**
 * A time axis with a square for each file of the selected category. The axis reserves its height
 * while the files load.
 */
export function PublishedDays() {
  const { files, done } = useChosenFiles();
  const days = done ? listPublishedDays(files.data) : [];
  const [end = ''] = days;
  const since = days.at(-1);
  const ruler =
    since !== undefined && since < addDays(end, -WEEKS_AXIS.days) ? MONTHS_AXIS : WEEKS_AXIS;
  const toLeft = (day: string) =>
    toCssPercent(1 - (Date.parse(end) - Date.parse(day)) / 86_400_000 / ruler.days);
  const rows = days.map((day, place) => place - days.indexOf(day));
  const vars = { '--rows': Math.max(...rows) + 1, '--ticks': ruler.ticks };
  return (
    <figure className="published-days max-md:hidden print:hidden">
      <figcaption className="min-h-5 text-label/5">
        {since && `One square a file, ${days.length} since ${formatWithoutYear(since)}`}
      </figcaption>
      <div
        className="relative mt-1 text-xs/4"
        style={since === undefined ? since : toCssVars(vars)}
        aria-hidden="true"
      >
        {days.map((day, place) => (
          <i
            key={place}
            className="absolute"
            style={{ left: toLeft(day), ...toCssVars({ '--row': rows[place] ?? 0 }) }}
          />
        ))}
        {since &&
          [0, -ruler.label, -2 * ruler.label].map((before) => (
            <b
              key={before}
              className="absolute whitespace-nowrap"
              style={{ left: toLeft(addDays(end, before)) }}
            >
              {formatShortDay(addDays(end, before))}
            </b>
          ))}
      </div>
    </figure>
  );
}
