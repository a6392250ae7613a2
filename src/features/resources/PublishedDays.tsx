import { formatLongDate } from '@/lib/calendar';
import { addDays, dayInLagos } from '@/lib/days';
import { cssVars, percent } from '@/ui/cssVars';
import type { ResourceFile } from './documents';
import { useChosenFiles } from './useChosenFiles';
import './PublishedDays.css';

/** A ruler of six weeks, and one of twelve months for lists of few files a month: so many days, ticks and days between two dates. */
const WEEKS = { days: 42, ticks: 42, label: 14 };
const MONTHS = { days: 365, ticks: 12, label: 122 };
/** The number of files in six weeks that fill that ruler. */
const FEW = 3;

const withoutYear = (day: string) => formatLongDate(day).slice(0, -5);
const short = (day: string) => withoutYear(day).replace(/([A-Z][a-z]{2})[a-z]+/, '$1');

/** Returns the days of the files on a ruler that ends at the newest, which comes first. */
export function publishedDays(files: readonly ResourceFile[], ruler = WEEKS): string[] {
  const days = files.map(({ uploadDate }) => dayInLagos(new Date(uploadDate))).filter(Boolean);
  const first = days[0] === undefined ? '' : addDays(days[0], -ruler.days);
  const shown = days.filter((day) => day >= first);
  const isShort = ruler === WEEKS && shown.length <= FEW && shown.length < days.length;
  return isShort ? publishedDays(files, MONTHS) : shown;
}

/** Shows a square for each file of the chosen category at its day. Their place is there before they are. */
export function PublishedDays() {
  const { files, done } = useChosenFiles();
  const days = done ? publishedDays(files.data) : [];
  const [end = ''] = days;
  const since = days.at(-1);
  const ruler = since !== undefined && since < addDays(end, -WEEKS.days) ? MONTHS : WEEKS;
  const left = (day: string) =>
    percent(1 - (Date.parse(end) - Date.parse(day)) / 86_400_000 / ruler.days);
  const rows = days.map((day, place) => place - days.indexOf(day));
  const vars = { '--rows': Math.max(...rows) + 1, '--ticks': ruler.ticks };
  return (
    <figure className="published-days max-md:hidden print:hidden">
      <figcaption className="min-h-5 text-label/5">
        {since && `One square a file, ${days.length} since ${withoutYear(since)}`}
      </figcaption>
      <div
        className="relative mt-1 text-xs/4"
        style={since === undefined ? since : cssVars(vars)}
        aria-hidden="true"
      >
        {days.map((day, place) => (
          <i
            key={place}
            className="absolute"
            style={{ left: left(day), ...cssVars({ '--row': rows[place] ?? 0 }) }}
          />
        ))}
        {since &&
          [0, -ruler.label, -2 * ruler.label].map((before) => (
            <b
              key={before}
              className="absolute whitespace-nowrap"
              style={{ left: left(addDays(end, before)) }}
            >
              {short(addDays(end, before))}
            </b>
          ))}
      </div>
    </figure>
  );
}
