import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  hasTenures,
  isPeriod,
  pickLastSessions,
  parsePoints,
  type Points,
  type SeriesId,
  seriesIds,
  withPoint,
  getYear,
  toYearPath,
} from './history';
import { MAX_RECENT_SESSIONS } from './limits';

const savedAt = '2026-11-20T17:42:00.000Z';
const tenures = [{ label: '10-YEAR', rate: 18.74 }];

describe('periods', () => {
  test.each(['2026-11-20', '2026-10', '2026-Q3'])('accepts %s as a period', (key) => {
    expect(isPeriod(key)).toBe(true);
    expect(getYear(key)).toBe(2026);
  });

  test.each(['2026', '2026-13', '2026-02-30', '2026-Q5', '2026-q3', '26-10', '', '2026-10-1'])(
    'rejects "%s" as a period',
    (key) => expect(isPeriod(key)).toBe(false),
  );
});

describe('parsing a year', () => {
  test('accepts every kind of point', () => {
    const asi = { '2026-11-20': { value: 105432.07, savedAt } };
    const first = { value: 3.71, savedAt: '2026-08-26T10:00:00.000Z' };
    const gdp = {
      '2026-Q2': { value: 3.84, savedAt, first },
      '2026-11-20': { value: -1, savedAt },
    };
    const inflation = { '2026-10': { value: 1, savedAt } };
    const bonds = { '2026-11-20': { tenures, savedAt, first: { tenures, savedAt } } };
    expect(parsePoints('asi', 2026, { series: 'asi', year: 2026, points: asi })).toEqual(asi);
    expect(parsePoints('gdp', 2026, { points: gdp })).toEqual(gdp);
    expect(parsePoints('inflation', 2026, { points: inflation })).toEqual(inflation);
    expect(parsePoints('bonds', 2026, { points: bonds })).toEqual(bonds);
    expect(parsePoints('asi', 2026, undefined)).toEqual({});
    expect(toYearPath('asi', 2026)).toBe('history/asi-2026');
  });

  test.each<[series: SeriesId, what: string, key: string, point: unknown]>([
    ['asi', 'a month in a series of days', '2026-10', { value: 1, savedAt }],
    ['asi', 'a day of another year', '2025-11-20', { value: 1, savedAt }],
    ['asi', 'an invalid day', '2026-02-30', { value: 1, savedAt }],
    ['asi', 'a value as text', '2026-11-20', { value: '1', savedAt }],
    ['asi', 'a value out of range', '2026-11-20', { value: 1e12, savedAt }],
    ['asi', 'a value below 0', '2026-11-20', { value: -1, savedAt }],
    ['asi', 'a missing time', '2026-11-20', { value: 1 }],
    ['asi', 'an invalid time', '2026-11-20', { value: 1, savedAt: 'then' }],
    ['asi', 'a future time', '2026-11-20', { value: 1, savedAt: '2199-12-31T17:42:00.000Z' }],
    [
      'asi',
      'a first figure without a time',
      '2026-11-20',
      { value: 1, savedAt, first: { value: 2 } },
    ],
    ['asi', 'an invalid first figure', '2026-11-20', { value: 1, savedAt, first: null }],
    [
      'asi',
      'rates instead of a value',
      '2026-11-20',
      { tenures: [{ label: '10-YEAR', rate: 18.74 }], savedAt },
    ],
    ['asi', 'null instead of a point', '2026-11-20', null],
    ['asi', 'a value that is not a number', '2026-11-20', { value: NaN, savedAt }],
    ['bonds', 'a value instead of rates', '2026-11-20', { value: 1, savedAt }],
    ['bonds', 'an empty list of rates', '2026-11-20', { tenures: [], savedAt }],
    ['bonds', 'a label without its rate', '2026-11-20', { tenures: [{ label: 'X' }], savedAt }],
    ['inflation', 'a quarter in a series of months', '2026-Q3', { value: 1, savedAt }],
    ['inflation', 'an invalid quarter', '2026-Q5', { value: 1, savedAt }],
  ])('leaves out a point of %s and logs a warning: %s', (series, _what, key, point) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const good = hasTenures(series) ? { tenures, savedAt } : { value: 1, savedAt };
    const points = { '2026-01-05': good, [key]: point };
    expect(parsePoints(series, 2026, { points })).toEqual({ '2026-01-05': good });
    expect(warn).toHaveBeenCalledWith(
      `Left out stored document history/${series}-2026: the point ${key} cannot be used`,
    );
  });

  test('accepts points up to tomorrow and leaves out points of later days', () => {
    vi.useFakeTimers({ now: new Date('2026-08-15T10:00:00Z'), toFake: ['Date'] });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const years = {
      inflation: ['08-16', '08', '08-17', '09'],
      gdp: ['08-16', 'Q3', '08-17', 'Q4'],
    };
    const point = { value: 1, savedAt: '2026-08-15T10:00:00.000Z' };
    for (const series of ['inflation', 'gdp'] as const) {
      const keys = years[series].map((key) => `2026-${key}`);
      const points = Object.fromEntries(keys.map((key) => [key, point]));
      expect(Object.keys(parsePoints(series, 2026, { points }))).toEqual(keys.slice(0, 2));
    }
  });

  test.each([
    [
      'logs one warning for many malformed points of a document',
      Object.fromEntries([5, 6, 7, 8, 9].map((day) => [`2026-01-0${day}`, { value: 'high' }])),
      'the points 2026-01-05, 2026-01-06, 2026-01-07 and 2 more cannot be used',
    ],
    ['returns no points for a document without a map of points', [1], 'points is no map'],
  ])('%s', (_, points, why) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(parsePoints('asi', 2026, { points })).toEqual({});
    expect(warn.mock.calls).toEqual([[`Left out stored document history/asi-2026: ${why}`]]);
  });
});

describe('saving a point', () => {
  const sessionEnd = new Date('2026-11-20T17:00:00Z');
  const later = new Date('2026-11-20T22:30:00Z');
  const nextDay = new Date('2026-11-20T23:30:00Z'); // 00:30 on 21 November in Lagos
  const day = '2026-11-20';
  const save = (points: Points, value: number, now: Date) =>
    withPoint(points, 'asi', day, { value }, now);
  const once = save({}, 100, sessionEnd);

  test('keeps only the last value that is saved on the day of the session', () => {
    expect(once).toEqual({ [day]: { value: 100, savedAt: sessionEnd.toISOString() } });
    expect(save(once, 100, later)).toBe(once);
    expect(save(once, 100, nextDay)).toBe(once);
    expect(save(once, 101, later)).toEqual({ [day]: { value: 101, savedAt: later.toISOString() } });
  });

  test('keeps the first published value if it is corrected on a later day', () => {
    const first = { value: 100, savedAt: sessionEnd.toISOString() };
    const revised = save(once, 101, nextDay);
    expect(revised).toEqual({ [day]: { value: 101, savedAt: nextDay.toISOString(), first } });
    const again = new Date('2026-12-01T10:00:00Z');
    const next = { value: 102, savedAt: again.toISOString(), first };
    expect(save(revised, 102, again)).toEqual({ [day]: next });
    // A figure that staff enter after the day of its session counts as published immediately.
    expect(save(save({}, 100, nextDay), 101, nextDay)[day]).toHaveProperty('first.value', 100);
  });

  test('keeps the first published value of a month or quarter, even on the same day', () => {
    const gdp = withPoint({}, 'gdp', '2026-Q2', { value: 3.84 }, sessionEnd);
    const first = { value: 3.84, savedAt: sessionEnd.toISOString() };
    expect(withPoint(gdp, 'gdp', '2026-Q2', { value: 3.9 }, later)).toEqual({
      '2026-Q2': { value: 3.9, savedAt: later.toISOString(), first },
    });
  });

  test('keeps the first published list of rates', () => {
    const bonds = withPoint({}, 'bonds', day, { tenures }, sessionEnd);
    expect(withPoint(bonds, 'bonds', day, { tenures: [...tenures] }, nextDay)).toBe(bonds);
    const other = [{ label: '10-YEAR', rate: 19 }];
    expect(withPoint(bonds, 'bonds', day, { tenures: other }, nextDay)[day]).toMatchObject({
      tenures: other,
      first: { tenures, savedAt: sessionEnd.toISOString() },
    });
  });

  test('stores only the value and the change of the index', () => {
    const asi = { value: 100, change: 1, date: day };
    const point = { value: 100, change: 1, savedAt: sessionEnd.toISOString() };
    expect(withPoint({}, 'asi', day, asi, sessionEnd)).toEqual({ [day]: point });
  });

  test('changes only the point that is saved', () => {
    const saves = fc.array(
      fc.record({
        series: fc.constantFrom(...seriesIds.filter((id) => id !== 'bonds' && id !== 'tbills')),
        day: fc.integer({ min: 10, max: 20 }).map((number) => `2026-11-${number}`),
        value: fc.integer({ min: 1, max: 3 }),
        hour: fc.integer({ min: 0, max: 72 }),
      }),
    );
    fc.assert(
      fc.property(saves, (all) => {
        let points: Points = {};
        for (const { series, day: key, value, hour } of all) {
          const now = new Date(Date.UTC(2026, 10, 20, hour));
          const next = withPoint(points, series, key, { value }, now);
          expect(next[key]).toHaveProperty('value', value);
          expect(withPoint(next, series, key, { value }, new Date())).toBe(next);
          expect(next).toEqual({ ...points, [key]: next[key] });
          points = next;
        }
      }),
    );
  });
});

test('pickLastSessions returns the newest sessions for any order of the input', () => {
  const now = new Date('2026-04-01T12:00:00Z');
  const days = Array.from({ length: MAX_RECENT_SESSIONS + 20 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );
  fc.assert(
    fc.property(fc.shuffledSubarray(days, { minLength: days.length }), (order) => {
      const sessions = order.reduce<Record<string, number>>(
        (sessions, day) => pickLastSessions({ ...sessions, [day]: days.indexOf(day) }, now),
        {},
      );
      expect(Object.entries(sessions)).toEqual(
        days.map((day, index) => [day, index]).slice(-MAX_RECENT_SESSIONS),
      );
    }),
  );
  const old = { '2024-12-31': 1, '2025-01-01': 2, '2026-03-20': 3 };
  expect(Object.keys(pickLastSessions(old, now))).toEqual(['2025-01-01', '2026-03-20']);
});
