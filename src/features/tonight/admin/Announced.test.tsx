import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { nothingTyped, type TonightDraft } from '@/figures/admin/tonightDraft';
import { parseFixedIncome, parseMacroeconomics } from '@/figures/market';
import { parseEquityMarket } from '@/figures/stocks';
import { Announced } from './Announced';
import { marketStaffMessages } from '@/figures/admin/messages';

const stored = { ...parseMacroeconomics({}), ...parseFixedIncome({}), ...parseEquityMarket({}) };

const show = (now: string, announced: TonightDraft['announced']) => {
  const tonight = { stored: { ...stored, asi: null }, view: 'edit', now: new Date(now) } as const;
  const draft = { ...nothingTyped, announced };
  render(<Announced tonight={{ ...tonight, draft, edit: vi.fn(), backToList: vi.fn() }} />);
};

it('says of a date that names no period of its figure that the history gets none', () => {
  show('2026-11-29T12:00:00Z', { gdp: { date: 'September 2024', percentage: '3' } });
  expect(screen.getByText(marketStaffMessages.noPeriod('September 2024'))).toBeVisible();
});

it('refuses a quarter that is not over beside its field', () => {
  show('2026-11-29T12:00:00Z', { gdp: { date: 'Q4 2026', percentage: '3' } });
  expect(screen.getByLabelText('Date')).toBeInvalid();
  expect(screen.getByText(marketStaffMessages.notOver('Q4 2026'))).toBeVisible();
});
