import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { listReleasesBetween } from '../../src/content/calendar.ts';
import type { ConfirmedRelease } from '../../src/content/confirmedReleases.ts';
import { firm } from '../../src/content/firm.ts';
import { calendarMessages, getReleaseTitle } from '../../src/content/releaseCalendar.ts';
import { scheduledSeries } from '../../src/content/series.ts';
import { toSeriesPath } from '../../src/content/seriesSlugs.ts';
import { renderReleaseCalendar } from './releaseCalendar.ts';

const SITE = 'https://www.example.com';
const TODAY = '2026-11-30';

function readEvents(text: string) {
  return ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        start: event.startDate.toString(),
        end: event.endDate.toString(),
        isAllDay: event.startDate.isDate,
        title: event.summary,
        description: event.description,
        url: component.getFirstPropertyValue('url'),
        status: component.getFirstPropertyValue('status'),
        stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
      };
    });
}

/** Reads the calendar that is built on the given day, with the given confirmed releases. */
function readCalendar(today: string, confirmed: readonly ConfirmedRelease[] = [], site = SITE) {
  const series = scheduledSeries.map((content) => ({
    ...content,
    schedule: {
      ...content.schedule,
      confirmed: confirmed.filter((release) => release.series === content.id),
    },
  }));
  return readEvents(renderReleaseCalendar(today, site, series));
}

const findEvent = (events: ReturnType<typeof readCalendar>, start: string) =>
  events.find(({ uid }) => uid.startsWith(start));

it('ical.js reads every release of the coming 12 months from the calendar', () => {
  const expected = scheduledSeries.flatMap((content) =>
    listReleasesBetween(content.schedule, TODAY, '2027-11-30').map((release) => ({
      start: release.day,
      title: getReleaseTitle(content.id, release),
      url: SITE + toSeriesPath(content.slug),
      status: release.isConfirmed ? 'CONFIRMED' : 'TENTATIVE',
    })),
  );
  const events = readEvents(renderReleaseCalendar(TODAY, SITE));
  const read = events.map(({ start, title, url, status }) => ({ start, title, url, status }));
  expect(new Set(read)).toEqual(new Set(expected));
  expect(events).toHaveLength(expected.length);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(events.map(({ start }) => start)).toEqual(events.map(({ start }) => start).toSorted());
  for (const { isAllDay, start, end, stamp } of events) {
    expect(isAllDay).toBe(true);
    expect(Date.parse(end) - Date.parse(start)).toBe(86_400_000);
    expect(stamp).toBe(`${TODAY}T00:00:00Z`);
  }
});

it('describes an expected release with its rule, its source and its page', () => {
  expect(findEvent(readCalendar(TODAY), 'inflation-2026-11@')).toEqual({
    uid: `inflation-2026-11@${firm.email.split('@')[1]}`,
    sequence: 0,
    start: '2026-12-15',
    end: '2026-12-16',
    isAllDay: true,
    title: 'Inflation, November 2026 (expected)',
    description: [
      'Expected on the 15th of the following month, or on the next working day. The National Bureau of Statistics publishes its release calendar at nigerianstat.gov.ng.',
      'Source: National Bureau of Statistics, https://nigerianstat.gov.ng',
      `${SITE}/markets/inflation`,
    ].join('\n'),
    url: `${SITE}/markets/inflation`,
    status: 'TENTATIVE',
    stamp: `${TODAY}T00:00:00Z`,
  });
});

it.each([
  ['inflation', '2026-11', '2026-12-15', 'Inflation, November 2026 (expected)'],
  ['inflation', '2026-12', '2027-01-15', 'Inflation, December 2026 (expected)'],
  ['gdp', '2026-Q4', '2027-02-25', 'GDP growth, fourth quarter 2026 (expected)'],
  ['gdp', '2027-Q1', '2027-05-25', 'GDP growth, first quarter 2027 (expected)'],
  ['gdp', '2027-Q2', '2027-08-25', 'GDP growth, second quarter 2027 (expected)'],
  ['gdp', '2027-Q3', '2027-11-25', 'GDP growth, third quarter 2027 (expected)'],
  ['monetaryPolicy', '2027-02', '2027-02-23', 'Policy rate: the committee decides (expected)'],
  ['bonds', '2026-12', '2026-12-29', 'Government bonds, auction (expected)'],
  ['tbills', '2026-12-02', '2026-12-02', 'Treasury bills, auction (expected)'],
  // Because of a holiday, the auction of 10 March 2027 takes place a day later.
  ['tbills', '2027-03-10', '2027-03-11', 'Treasury bills, auction (expected)'],
])(
  'uses the series %s and the period %s in the UID of a release',
  (series, nominal, start, title) => {
    const event = findEvent(readCalendar(TODAY), `${series}-${nominal}@`);
    expect(event).toMatchObject({ start, title });
  },
);

it('contains the releases of the day of the build but no earlier releases', () => {
  const [first] = readCalendar('2026-12-15');
  expect(first).toMatchObject({
    start: '2026-12-15',
    title: 'Inflation, November 2026 (expected)',
  });
});

it('keeps the UID of each release when the day of the build changes', () => {
  const listIds = (today: string) =>
    new Map(readCalendar(today).map(({ uid, start }) => [start + uid, uid]));
  const earlier = listIds(TODAY);
  const later = [...listIds('2027-01-20')].filter(([, uid]) => [...earlier.values()].includes(uid));
  expect(later.length).toBeGreaterThan(40);
  for (const [key, uid] of later) expect(earlier.get(key)).toBe(uid);
});

it('returns the same calendar for two builds on the same day', () => {
  expect(renderReleaseCalendar(TODAY, SITE)).toBe(renderReleaseCalendar(TODAY, SITE));
});

const confirmed = {
  series: 'inflation',
  nominal: '2026-11',
  day: '2026-12-15',
  sequence: 1,
} as const satisfies ConfirmedRelease;

it('gives a confirmed release a higher sequence and a title without "expected"', () => {
  const [before, after] = [readCalendar(TODAY), readCalendar(TODAY, [confirmed])].map((events) =>
    findEvent(events, 'inflation-2026-11@'),
  );
  expect(after).toMatchObject({
    uid: before?.uid,
    start: before?.start,
    sequence: 1,
    title: 'Inflation, November 2026',
    status: 'CONFIRMED',
  });
  expect(after?.description).toContain(
    `${calendarMessages.confirmed('National Bureau of Statistics')}\nSource:`,
  );
});

it('keeps the UID of a release that moves to another month', () => {
  const moved = { ...confirmed, day: '2027-01-04', sequence: 2, movedFrom: '2026-12-15' };
  const events = readCalendar(TODAY, [moved]).filter(({ uid }) =>
    uid.startsWith('inflation-2026-11@'),
  );
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ start: '2027-01-04', end: '2027-01-05', sequence: 2 });
  expect(events[0]?.description).toContain('has moved the date from Tuesday 15 December 2026.');
  expect(readCalendar(TODAY, [moved])).toHaveLength(readCalendar(TODAY).length);
});

it('adds a confirmed meeting that the release schedule does not contain', () => {
  const extra = { ...confirmed, series: 'monetaryPolicy', nominal: '2027-01', day: '2027-01-19' };
  const events = readCalendar(TODAY, [{ ...extra, series: 'monetaryPolicy' }]);
  expect(findEvent(events, 'monetaryPolicy-2027-01@')?.start).toBe('2027-01-19');
  expect(events).toHaveLength(readCalendar(TODAY).length + 1);
});

it('contains no site URLs if the build does not know the URL of the site', () => {
  const text = renderReleaseCalendar(TODAY, '');
  expect(text).not.toMatch(/^(URL|SOURCE)/m);
  expect(text.replaceAll('\r\n ', '')).not.toContain('/markets/');
  expect(readEvents(text)).toHaveLength(readCalendar(TODAY).length);
});

it('the calendar contains its name, its URL and how often clients should refresh it', () => {
  const calendar = ICAL.Component.fromString(renderReleaseCalendar(TODAY, SITE));
  const read = (name: string) => calendar.getFirstPropertyValue(name)?.toString();
  expect(read('version')).toBe('2.0');
  expect(read('prodid')).toBe(`-//${firm.name}//Coming figures//EN`);
  expect(read('x-wr-calname')).toBe(calendarMessages.name);
  expect(read('refresh-interval')).toBe('P1D');
  expect(read('source')).toBe(`${SITE}/calendar.ics`);
});
