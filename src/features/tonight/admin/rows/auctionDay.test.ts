import { expect, it } from 'vitest';
import type { BondId } from '@/figures/market';
import { describeAuctionDay } from './auctionDay';
import { tonightMessages } from '../messages';

it.each<[id: BondId, session: string, isExpected: boolean]>([
  ['bonds', '2026-11-23', true],
  ['bonds', '2026-11-18', false],
  ['tbills', '2026-11-18', true],
  ['tbills', '2026-11-25', false],
])('reports whether an auction of %s was expected on %s: %s', (id, session, isExpected) => {
  const { auctionExpected, noAuctionExpected } = tonightMessages;
  expect(describeAuctionDay(id, session)).toBe(isExpected ? auctionExpected : noAuctionExpected);
});
