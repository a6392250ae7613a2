import { expect, it } from 'vitest';
import { isCalendarDate } from '@/lib/days';
import { listReleases, type PublicationSchedule } from './calendar';
import { type ConfirmedRelease, confirmedReleases } from './confirmedReleases';

const periodForms = {
  inflation: /^\d{4}-\d\d$/,
  monetaryPolicy: /^\d{4}-\d\d$/,
  gdp: /^\d{4}-Q[1-4]$/,
  bonds: /^\d{4}-\d\d$/,
  tbills: /^\d{4}-\d\d-\d\d$/,
} as const;

it('the list contains each release once, with a valid period and day', () => {
  for (const { series, nominal, day, movedFrom } of confirmedReleases) {
    expect(nominal).toMatch(periodForms[series]);
    for (const each of [day, movedFrom ?? day]) expect(isCalendarDate(each), each).toBe(true);
  }
  const ids = confirmedReleases.map(({ series, nominal }) => `${series} ${nominal}`);
  expect(new Set(ids).size).toBe(ids.length);
});

it('every confirmed release has the sequence 1 or more, and a moved release has 2 or more', () => {
  for (const { nominal, sequence, movedFrom } of confirmedReleases) {
    expect(Number.isInteger(sequence), nominal).toBe(true);
    expect(sequence, nominal).toBeGreaterThanOrEqual(movedFrom === undefined ? 1 : 2);
  }
});

const release: ConfirmedRelease = {
  series: 'bonds',
  nominal: '2026-11',
  day: '2026-12-01',
  sequence: 1,
};
const schedule: PublicationSchedule = {
  what: 'the bond auction',
  rule: '',
  confirmed: [release],
  expectedIn: (month) => [{ nominal: month, day: `${month}-23` }],
};

it('replaces the calculated day of a period with the confirmed day', () => {
  expect(listReleases(schedule, '2026-11')).toEqual([]);
  expect(listReleases(schedule, '2026-12')).toEqual([
    { ...release, isConfirmed: true },
    { nominal: '2026-12', day: '2026-12-23', isConfirmed: false },
  ]);
});
