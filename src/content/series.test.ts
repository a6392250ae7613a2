import { expect, it } from 'vitest';
import { isCalendarDate } from '@/lib/days';
import { seriesContent, findSeries } from './series';
import { seriesSlugs } from './seriesSlugs';

const KEY = /^\d{4}-(Q[1-4]|(0[1-9]|1[0-2])(-\d{2})?)$/;
const isSorted = (keys: readonly string[]) => keys.join() === keys.toSorted().join();

it('has one series for each slug, with a unique id and unique texts', () => {
  expect(seriesContent.map(({ slug }) => slug)).toEqual(seriesSlugs);
  for (const part of ['id', 'name', 'title', 'description', 'what'] as const) {
    expect(new Set(seriesContent.map((series) => series[part])).size).toBe(seriesSlugs.length);
  }
  expect(findSeries('asi')?.name).toBe('All Share Index');
  expect(findSeries('nasdaq')).toBeUndefined();
  expect(findSeries(undefined)).toBeUndefined();
});

it.each(seriesContent)(
  'mentions a download in the description of $name only if it may be reused',
  (series) => {
    const { description, use } = series;
    expect(description.includes('download')).toBe(use.reuse === 'yes');
  },
);

it.each(seriesContent)(
  'lists the breaks and events of $name by date, oldest first',
  ({ breaks, events }) => {
    const [keys, days] = [breaks.map(({ at }) => at), events.map(({ day }) => day)];
    expect(keys.filter((key) => !KEY.test(key))).toEqual([]);
    expect(days.filter((day) => !isCalendarDate(day))).toEqual([]);
    expect([isSorted(keys), isSorted(days)]).toEqual([true, true]);
  },
);

it.each(['bonds', 'treasury-bills'])('describes %s as stop rates of auctions', (slug) => {
  const series = findSeries(slug);
  const { title, description, lead, what, source, method, publisher, terms } = series ?? {};
  expect(title).toMatch(/auction by auction$/);
  for (const text of [description, lead, terms?.often]) expect(text).toMatch(/stop rates?/i);
  for (const text of [what, source, method]) expect(text).toMatch(/auction/);
  expect(source).toContain(publisher);
  expect(series?.use.owner).toBe(publisher);
  expect(JSON.stringify(series)).not.toMatch(/day by day|daily|yield|FMDQ/i);
});
