import { expect, it } from 'vitest';
import { createPoints } from '../../../../tests/helpers/historyPoints';
import { getSeriesContent } from '../../../../tests/helpers/series';
import { toFigures } from '../figures';
import { findEvents, getNumberOffsets } from './events';
import { createSeriesPlot } from './seriesPlot';
import { findPolicyChanges, getPolicyYears } from './policyChanges';
import { createShownRange } from './shownRange';

const decisions = {
  '2025-09-23': 27,
  '2025-11-25': 27,
  '2026-02-24': 26.5,
  '2026-11-24': 27.5,
};

it('returns only decisions that changed the policy rate', () => {
  expect(findPolicyChanges(toFigures(createPoints(decisions)))).toEqual([
    { day: '2026-02-24', label: 'Policy rate cut to 26.50%' },
    { day: '2026-11-24', label: 'Policy rate raised to 27.50%' },
  ]);
});

it.each([
  ['1m', undefined, 2026],
  ['1y', undefined, 2025],
  ['1y', '2026-03-02', 2024],
  ['5y', undefined, 2021],
  ['all', undefined, -Infinity],
] as const)(
  'given the range %s and the newest figure %s, loads the policy rate from %i',
  (range, newest, first) => {
    const now = new Date('2026-11-28T18:00:00Z');
    expect(getPolicyYears(range, now, newest)).toEqual({
      series: 'monetaryPolicy',
      firstYear: first,
      lastYear: 2026,
    });
  },
);

function createEvents(count: number) {
  const content = getSeriesContent('asi');
  const now = new Date('2026-11-27T18:00:00Z');
  const figures = toFigures(createPoints({ '2021-11-29': 100, '2026-11-27': 200 }));
  const shownRange = createShownRange({ content, figures, range: '5y', compare: null, now });
  const changes = Array.from({ length: count }, (_, index) => ({
    day: `${2022 + Math.floor(index / 4)}-0${1 + 2 * (index % 4)}-20`,
    label: `Change ${index}`,
  }));
  return findEvents(content, shownRange, createSeriesPlot(content, shownRange), changes);
}

it('omits the oldest policy changes that do not fit on a phone', () => {
  const { events, leftOut } = createEvents(16);
  expect(leftOut).toBe(9);
  expect(events.map(({ label }) => label)).toEqual([
    'Exchange windows unified',
    'Change 9',
    'Banks told to raise capital',
    'Change 10',
    'Change 11',
    'Change 12',
    'Inflation rebased',
    'Change 13',
    'Change 14',
    'Change 15',
  ]);
  expect(createEvents(7)).toMatchObject({ leftOut: 0, events: { length: 10 } });
});

it('keeps event numbers inside the chart if they would collide at its end', () => {
  const xs = [0.9, 0.97, 0.99];
  const positions = getNumberOffsets(xs.map((x) => ({ x }))).map((offset, index) => {
    return (xs[index] ?? 0) * 228 + offset;
  });
  expect(positions.map(Math.round)).toEqual([173, 195, 217]);
});
