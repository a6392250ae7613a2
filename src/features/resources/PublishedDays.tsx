import { formatLongDate } from '@/lib/calendar';
import { addDays, dayInLagos } from '@/lib/days';
import { cssVars, percent } from '@/ui/cssVars';
import type { ResourceFile } from './documents';
import { useChosenFiles } from './useChosenFiles';
import './PublishedDays.css';

const DAYS = 42;
const TICKS = Array.from({ length: DAYS + 1 }, (_, day) => `M${day} 0v${day % 7 === 0 ? 8 : 4}`);

const withoutYear = (day: string) => formatLongDate(day).slice(0, -5);
const short = (day: string) => withoutYear(day).replace(/([A-Z][a-z]{2})[a-z]+/, '$1');

/** The days of the files of six weeks up to the newest, which comes first. */
export function publishedDays(files: readonly ResourceFile[]): string[] {
  const days = files.map(({ uploadDate }) => dayInLagos(new Date(uploadDate))).filter(Boolean);
  const first = days[0] === undefined ? '' : addDays(days[0], -DAYS);
  return days.filter((day) => day >= first);
}

/** When the files of the chosen category were published: one square each. Its place is there before they are. */
export function PublishedDays() {
  const { files, done } = useChosenFiles();
  const days = done ? publishedDays(files.data) : [];
  const [end = ''] = days;
  const since = days.at(-1);
  const left = (day: string) =>
    percent(1 - (Date.parse(end) - Date.parse(day)) / 86_400_000 / DAYS);
  return (
    <figure className="published-days max-md:hidden print:hidden">
      <figcaption className="text-label/5">
        {since && `One square a file, ${days.length} since ${withoutYear(since)}`}
      </figcaption>
      <div className="relative mt-1 text-xs/4" aria-hidden="true">
        <svg className="absolute w-full max-w-none" viewBox="0 0 42 8" preserveAspectRatio="none">
          <path d={`M0 0H${DAYS}${TICKS.join('')}`} vectorEffect="non-scaling-stroke" />
        </svg>
        {days.map((day, place) => (
          <i
            key={place}
            className="absolute"
            style={{ left: left(day), ...cssVars({ '--row': place - days.indexOf(day) }) }}
          />
        ))}
        {since &&
          [0, -14, -28].map((before) => (
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
