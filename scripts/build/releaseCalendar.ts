/** Writes the calendar file of coming releases, meetings and auctions, during the build. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listReleasesBetween, type Release } from '../../src/content/calendar.ts';
import { firm } from '../../src/content/firm.ts';
import {
  CALENDAR_PATH,
  calendarMessages,
  getReleaseTitle,
} from '../../src/content/releaseCalendar.ts';
import { type ScheduledContent, scheduledSeries } from '../../src/content/series.ts';
import { toSeriesPath } from '../../src/content/seriesSlugs.ts';
import { addMonths, toCalendarDay } from '../../src/lib/calendar.ts';
import { type CalendarEvent, renderCalendar } from './icalendar.ts';

/** Length of the calendar in months, from the day of the build. */
const MONTHS_AHEAD = 12;

/**
 * Part of each UID after the `@`. It makes the UIDs unique worldwide. If the firm changed its mail
 * domain, people who have imported the file would get the events twice.
 */
const UID_DOMAIN = firm.email.replace(/^.*@/, '');

function describeRelease(
  { schedule, publisher, publisherUrl }: ScheduledContent,
  release: Release,
) {
  const { confirmed, moved, source } = calendarMessages;
  const lines = release.isConfirmed
    ? [
        confirmed(publisher),
        ...(release.movedFrom === undefined ? [] : [moved(publisher, release.movedFrom)]),
      ]
    : [schedule.rule];
  return [...lines, source(publisher, publisherUrl)];
}

function toEvent(content: ScheduledContent, release: Release, siteUrl: string): CalendarEvent {
  const description = describeRelease(content, release);
  const url = siteUrl + toSeriesPath(content.slug);
  return {
    uid: `${content.id}-${release.nominal}@${UID_DOMAIN}`,
    sequence: release.isConfirmed ? release.sequence : 0,
    day: release.day,
    title: getReleaseTitle(content.id, release),
    isConfirmed: release.isConfirmed,
    // URLs in a calendar file must be absolute, so they are left out if the site's URL is unknown.
    ...(siteUrl === ''
      ? { description: description.join('\n') }
      : { description: [...description, url].join('\n'), url }),
  };
}

/**
 * Returns the text of the calendar file with the events of the coming 12 months.
 * @param today the day of the build, 'YYYY-MM-DD'
 * @param siteUrl URL of the site without a trailing slash, or '' if it is unknown
 */
export function renderReleaseCalendar(
  today: string,
  siteUrl: string,
  series: readonly ScheduledContent[] = scheduledSeries,
): string {
  const end = toCalendarDay(addMonths(Date.parse(today), MONTHS_AHEAD));
  const events = series.flatMap((content) =>
    listReleasesBetween(content.schedule, today, end).map((release) =>
      toEvent(content, release, siteUrl),
    ),
  );
  return renderCalendar({
    productId: `-//${firm.name}//Coming figures//EN`,
    name: calendarMessages.name,
    description: calendarMessages.description,
    writtenOn: today,
    ...(siteUrl !== '' && { source: siteUrl + CALENDAR_PATH }),
    events: events.toSorted((a, b) => a.day.localeCompare(b.day)),
  });
}

export async function writeReleaseCalendar(dist: string, today: string, siteUrl: string) {
  await writeFile(join(dist, CALENDAR_PATH), renderReleaseCalendar(today, siteUrl));
}
