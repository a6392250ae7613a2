/** The calendar file of the built site, and the links to it. */
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { listReleasesBetween } from '@/content/calendar';
import { CALENDAR_PATH, getReleaseTitle } from '@/content/releaseCalendar';
import { scheduledSeries, seriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { dueMessages } from '@/features/history/messages';
import { addMonths, toCalendarDay } from '@/lib/calendar';
import { fetchPath, origin } from '../helpers/hosting';

it('serves the coming releases as a calendar file that an independent parser can read', async () => {
  const response = await fetchPath(CALENDAR_PATH);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const events = ICAL.Component.fromString(await response.text()).getAllSubcomponents('vevent');
  const day = String(events[0]?.getFirstPropertyValue('dtstamp')).slice(0, 10);
  const end = toCalendarDay(addMonths(Date.parse(day), 12));
  const expected = scheduledSeries.flatMap(({ id, slug, schedule }) =>
    listReleasesBetween(schedule, day, end).map((release) =>
      [release.day, getReleaseTitle(id, release), origin + toSeriesPath(slug)].join(' '),
    ),
  );
  const read = events.map((event) =>
    ['dtstart', 'summary', 'url'].map((name) => event.getFirstPropertyValue(name)).join(' '),
  );
  expect(read.toSorted()).toEqual(expected.toSorted());
  expect(read.length).toBeGreaterThan(50);
});

const link = `<a href="${CALENDAR_PATH}" type="text/calendar">${dueMessages.calendarFile}</a>`;
const paths = seriesContent.map(({ slug, schedule }) => ({
  path: toSeriesPath(slug),
  links: schedule === undefined ? 0 : 1,
}));

it.each([{ path: '/markets', links: 1 }, ...paths, { path: '/', links: 0 }])(
  'links $links times to the calendar file on $path',
  async ({ path, links }) => {
    const html = await (await fetchPath(path)).text();
    expect(html.split(link)).toHaveLength(links + 1);
    expect(html.split(CALENDAR_PATH)).toHaveLength(links + 1);
  },
);
