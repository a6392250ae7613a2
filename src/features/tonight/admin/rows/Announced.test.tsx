import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { emptyDraft, type TonightDraft } from '@/figures/admin/tonightDraft';
import { parseFixedIncome, parseMacroeconomics } from '@/figures/market';
import { computeEntries } from '@/figures/admin/entries';
import { parseEquityMarket } from '@/figures/stocks';
import { Announced } from './Announced';
import { marketStaffMessages } from '@/figures/admin/messages';

const stored = { ...parseMacroeconomics({}), ...parseFixedIncome({}), ...parseEquityMarket({}) };

const show = (now: string, announced: TonightDraft['announced'], known = {}) => {
  const draft = { ...emptyDraft, announced };
  const facts = {
    stored: { ...stored, asi: null, ...known },
    draft,
    session: '2026-11-27',
    current: '2026-11-27',
    before: { asi: null, exchangeRate: null },
    closes: {},
    now: new Date(now),
  };
  const entries = computeEntries(facts);
  const view = { step: 'edit' as const, backToList: vi.fn() };
  render(<Announced facts={facts} entries={entries} edit={vi.fn()} view={view} />);
};

it('warns that the history cannot store a figure whose date is not a period of its series', () => {
  show('2026-11-29T12:00:00Z', { gdp: { date: 'September 2024', percentage: '3' } });
  expect(screen.getByText(marketStaffMessages.noPeriod('September 2024'))).toBeVisible();
});

it('rejects a figure for a quarter that has not ended', () => {
  show('2026-11-29T12:00:00Z', { gdp: { date: 'Q4 2026', percentage: '3' } });
  expect(screen.getByLabelText('Date')).toBeInvalid();
  expect(screen.getByText(marketStaffMessages.notOver('Q4 2026'))).toBeVisible();
});

it('asks staff to confirm a figure that differs widely from the previous one', () => {
  const inflation = { date: 'September 2026', percentage: 23.18 };
  show(
    '2026-11-29T12:00:00Z',
    { inflation: { date: 'October 2026', percentage: '3.36' } },
    { inflation },
  );
  expect(
    screen.getByRole('checkbox', { name: 'Inflation Rate 3.36% is right, publish it' }),
  ).toHaveAccessibleDescription(/23\.18 to 3\.36, 19\.82 points lower: over 5 points/);
});
