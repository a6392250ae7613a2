import { formatLongDate } from '@/lib/calendar';
import { addDays, dayInLagos } from '@/lib/days';
import { cssVars, percent } from '@/ui/cssVars';
import type { ResourceFile } from './documents';
import { useChosenFiles } from './useChosenFiles';

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
    <figure className="m-0 pr-7 print:hidden">
      <figcaption className="min-h-5 text-label/5">
        {since && `One square a file, ${days.length} since ${withoutYear(since)}`}
      </figcaption>
      <div
        className="relative mt-1 h-16 text-xs/4 [--step:0.625rem] md:h-22 md:[--step:0.875rem]"
        aria-hidden="true"
      >
        <svg
          className="absolute bottom-6 h-2 w-full max-w-none overflow-visible fill-none stroke-tick"
          viewBox="0 0 42 8"
          preserveAspectRatio="none"
        >
          <path d={`M0 0H${DAYS}${TICKS.join('')}`} vectorEffect="non-scaling-stroke" />
        </svg>
        {days.map((day, place) => (
          <i
            key={place}
            className="absolute bottom-[calc(2.0625rem+var(--row)*var(--step))] size-2 -translate-x-1/2 bg-cyan md:size-3 forced-colors:border"
            style={{ left: left(day), ...cssVars({ '--row': place - days.indexOf(day) }) }}
          />
        ))}
        {since &&
          [0, -14, -28].map((before) => (
            <b
              key={before}
              className="absolute bottom-0.5 -translate-x-1/2 py-0.5 whitespace-nowrap [font-weight:400] first-of-type:bg-cyan first-of-type:px-2 first-of-type:text-navy-950"
              style={{ left: left(addDays(end, before)) }}
            >
              {short(addDays(end, before))}
            </b>
          ))}
      </div>
    </figure>
  );
}
