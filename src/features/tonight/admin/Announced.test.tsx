import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { nothingTyped } from '@/figures/admin/tonightDraft';
import { parseFixedIncome, parseMacroeconomics } from '@/figures/market';
import { parseEquityMarket } from '@/figures/stocks';
import { Announced } from './Announced';
import { tonightMessages } from './messages';

const stored = { ...parseMacroeconomics({}), ...parseFixedIncome({}), ...parseEquityMarket({}) };

it('says of a date that names no period of its figure that the history gets none', () => {
  const quarterly = { gdp: { date: 'September 2024', percentage: '3' } };
  const tonight = { stored: { ...stored, asi: null }, view: 'edit', now: new Date() } as const;
  const draft = { ...nothingTyped, announced: quarterly };
  render(<Announced tonight={{ ...tonight, draft, edit: vi.fn(), backToList: vi.fn() }} />);
  expect(screen.getByText(tonightMessages.noPeriod('September 2024'))).toBeVisible();
});
