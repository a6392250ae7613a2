import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findPreviousCloses } from '@/figures/admin/closes';
import {
  figureRows,
  emptyDraft,
  type TonightDraft,
  withUnchangedRow,
  withText,
} from '@/figures/admin/tonightDraft';
import { toRateKey, type TypedId } from '@/figures/admin/typedFigures';
import { parseMacroeconomics } from '@/figures/market';
import { parseEquityMarket } from '@/figures/stocks';
import { formatExchangeRate } from '@/lib/format';
import { mapKeys } from '@/lib/records';
import { createChecklist } from '../checklist/rowStates';
import { storedFigures } from '../checklist/storedCases';
import { TypedRow } from './TypedRow';

const session = '2025-03-14';
const stored = { ...parseMacroeconomics({}), ...storedFigures, ...parseEquityMarket({}) };
const part = { status: 'ready', fresh: true, error: '', retrying: false, reload: vi.fn() } as const;

function show(id: TypedId, draft: TonightDraft, { hasFields = true, isOnSite = false } = {}) {
  const facts = {
    ...{ draft, stored, session, current: session },
    before: findPreviousCloses(stored, null, session),
    closes: {},
    now: new Date('2025-03-14T15:00:00.000Z'),
  };
  const days = mapKeys(figureRows, () => (isOnSite ? session : '2025-03-13'));
  const { figures } = createChecklist({ ...facts, days, loaded: () => true });
  const row = { ...figures[id], part, hasFields, saved: null };
  const view = { openRow: vi.fn(), backToList: vi.fn() };
  render(<TypedRow id={id} facts={facts} row={row} edit={vi.fn()} view={view} />);
  return within(screen.getByRole('listitem'));
}

const typed = withText(emptyDraft, 'exchangeRate', '1532.45');
const oneRate = withText(emptyDraft, toRateKey('bonds', '5-YEAR'), '18.39');

it.each<[string, TypedId, TonightDraft, fields: number, button: string | null]>([
  ['a field for the index', 'asi', emptyDraft, 1, null],
  ['a field for the exchange rate', 'exchangeRate', emptyDraft, 1, 'same as Thursday'],
  ['a field for each rate', 'bonds', emptyDraft, 2, 'same as Thursday'],
  ['a field for each rate if some rates are typed', 'bonds', oneRate, 2, 'rest as Thursday'],
  [
    'a Change button instead of fields for unchanged rates',
    'bonds',
    withUnchangedRow(emptyDraft, 'bonds', true),
    0,
    'Change',
  ],
])('shows %s in a row before the publication', (_, id, draft, fields, button) => {
  const row = show(id, draft);
  expect(row.queryAllByRole('textbox')).toHaveLength(fields);
  if (button === null) expect(row.queryByRole('button')).toBeNull();
  else expect(row.getByRole('button', { name: new RegExp(button) })).toBeVisible();
});

it.each<[string, TypedId, TonightDraft, isOnSite: boolean, text: string]>([
  ['a new figure with its change', 'exchangeRate', typed, false, formatExchangeRate(1532.45)],
  [
    'unchanged figures',
    'bonds',
    withUnchangedRow(emptyDraft, 'bonds', true),
    false,
    'same as Thursday',
  ],
  [
    'a list of which some rates are unchanged',
    'bonds',
    withUnchangedRow(oneRate, 'bonds', true),
    false,
    'rest as Thursday',
  ],
  ['the figure on the site', 'exchangeRate', emptyDraft, true, formatExchangeRate(1531.2)],
])('shows %s in a row without fields', (_, id, draft, isOnSite, text) => {
  const row = show(id, draft, { hasFields: false, isOnSite });
  expect(row.queryByRole('textbox')).toBeNull();
  expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('button', { name: /^Change/ })).toBeVisible();
});

it.each<[TypedId, TonightDraft, name: RegExp]>([
  [
    'exchangeRate',
    withText(emptyDraft, 'exchangeRate', '1352.45'),
    /^Exchange rate: ?1,352\.45 is right, publish it$/,
  ],
  [
    'bonds',
    withUnchangedRow(withText(emptyDraft, toRateKey('bonds', '5-YEAR'), '183.50'), 'bonds', true),
    /^BONDS 5-YEAR 183\.50% is right, publish it$/,
  ],
])('names the row %s in the checkbox of its question', (id, draft, name) => {
  expect(show(id, draft).getByRole('checkbox', { name })).toBeVisible();
});
