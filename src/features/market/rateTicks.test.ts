import { expect, it } from 'vitest';
import { getRateSpan, getRateTicks } from './rateTicks';

it.each([
  { rates: [18.05, 19.84], labels: '18% 18.5 19 19.5 20%', minor: 8 },
  { rates: [18.5], labels: '18% 18.5 19%', minor: 4 },
  { rates: [18, 18], labels: '18% 18.5 19%', minor: 4 },
  { rates: [15.2, 17.1], labels: '15% 16 17 18%', minor: 12 },
  { rates: [15.2, 19.9], labels: '15% 17.5 20%', minor: 20 },
  { rates: [7.1, 12.9], labels: '7% 9 11 13%', minor: 12 },
  { rates: [-0.4, 11.2], labels: '-1% 5.5 12%', minor: 26 },
  { rates: [2.1, 29.9], labels: '2% 9 16 23 30%', minor: 4 },
  { rates: [10, 90], labels: '10% 30 50 70 90%', minor: 4 },
  { rates: [0, 1_000_000], labels: '0% 1000000%', minor: 1 },
  { rates: [], labels: '0% 0.5 1%', minor: 4 },
])('labels the axis of the rates $rates with $labels', ({ rates, labels, minor }) => {
  const ticks = getRateTicks(getRateSpan(rates));
  expect(ticks.labels.map(({ text }) => text).join(' ')).toBe(labels);
  expect(ticks.minor).toBe(minor);
  expect(ticks.major).toBe(ticks.labels.length - 1);
  expect(ticks.minor % ticks.major).toBe(0);
});
