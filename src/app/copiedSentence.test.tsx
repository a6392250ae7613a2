import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SeriesContent, seriesContent } from '@/content/series';
import { toFigures } from '@/features/history/figures';
import { toolMessages } from '@/features/history/messages';
import { createSentence } from '@/features/history/sentence';
import { MarketsView } from '@/features/history/markets/MarketsView';
import { SeriesView } from '@/features/history/series/SeriesView';
import { getSiteAddress } from '@/features/history/tools/siteAddress';
import { homeFigures } from '@/features/market/homeFigures';
import { createIdleRequest } from '@/lib/requestState';
import { renderLinked } from '../../tests/helpers/renderWithStore';
import { createHistoryState } from '../../tests/helpers/seriesHistory';
import { NOW, stopClock } from '../../tests/helpers/expected/clock';
import {
  findFiguresInRange,
  getTenure,
  selectListedRows,
  toRows,
} from '../../tests/helpers/expected/figures';
import { histories } from '../../tests/helpers/expected/histories';
import { formatValue } from '../../tests/helpers/expected/values';
import { makeStore } from './site/store';

beforeEach(() => {
  stopClock();
  userEvent.setup();
});
afterEach(() => vi.restoreAllMocks());

const points = histories['the example data'] ?? {};
const history = createHistoryState(points, undefined, 2001, 2026);

function openPage(content: SeriesContent, query: string) {
  const address = `/markets/${content.slug}${query}`;
  return renderLinked(
    <SeriesView content={content} home={homeFigures} />,
    makeStore({ history }),
    address,
  );
}
const shares = createIdleRequest(1);
const beside = { name: 'shares', select: () => shares, open: () => vi.fn() };
const renderMarkets = (store = makeStore({ history })) =>
  renderLinked(<MarketsView beside={beside} />, store, '/markets');

const readClipboard = () => navigator.clipboard.readText();
/** Clicks the copy button of the page. Returns the copied sentence. */
async function copySentence(about: RegExp | string): Promise<string> {
  fireEvent.click(screen.getByRole('button', { name: toolMessages.quote }));
  await screen.findByText(about);
  return readClipboard();
}

it.each(seriesContent)('opens the figure of the sentence about $slug', async (content) => {
  const all = toRows(points[content.id] ?? {}, getTenure(content));
  const inRange = findFiguresInRange(content, all, 'all');
  const rows = inRange === null ? [] : selectListedRows(inRange);
  for (const row of [rows.at(1), rows.at(Math.floor(rows.length / 2)), rows.at(-1)]) {
    if (row === undefined) throw new Error('no figures');
    const page = openPage(content, `?range=all&day=${row.key}`);
    const text = await copySentence(/^Sentence copied: /);
    page.unmount();
    const { search } = new URL(text.replace(/^.*, (?=http)/, ''));
    const opened = openPage(content, search);
    const reading = document.querySelector('.reading');
    expect(reading?.querySelector('.reading-value')).toHaveTextContent(
      formatValue(content, row.value),
    );
    // Empty if the change is in percentage points.
    const [percent = ''] = /\d+\.\d\d%(?= (?:more|less|higher|lower) than)/.exec(text) ?? [];
    expect(reading?.querySelector('.reading-change')?.textContent).toContain(percent);
    expect(reading?.querySelector('time')?.dateTime).toBe(
      row.key.includes('Q') ? undefined : row.key,
    );
    expect(document.querySelectorAll('.reading-notices li, .reading-notices p')).toHaveLength(0);
    opened.unmount();
  }
});

it('copies a sentence about the selected day or about the chosen range', async () => {
  const content = seriesContent.find(({ id }) => id === 'exchangeRate');
  if (content === undefined) throw new Error('no series');
  openPage(content, '?from=2026-01-05&to=2026-06-30&day=2026-03-16');
  const day = await copySentence(toolMessages.sentenceCopied('16 March 2026'));
  expect(day).toMatch(/^A dollar cost \S+ on 16 March 2026, /);
  fireEvent.click(screen.getByRole('button', { name: toolMessages.quoteRange }));
  await screen.findByText(toolMessages.sentenceCopied('5 January 2026 to 30 June 2026'));
  expect(await readClipboard()).toMatch(
    /^A dollar cost \S+ on 5 January 2026 and \S+ on 30 June 2026, a (rise|fall) of .*\?from=2026-01-05&to=2026-06-30$/,
  );
});

const cardSeries = {
  asi: 'All Share Index (ASI)',
  exchangeRate: 'Naira per dollar',
  bonds: 'What the government pays to borrow',
  inflation: 'Inflation',
  monetaryPolicy: 'Policy rate',
  gdp: 'GDP growth',
};

it('copies a sentence with the newest figure of each card on /markets', async () => {
  renderMarkets();
  for (const content of seriesContent) {
    const title = Object.entries(cardSeries).find(([id]) => id === content.id)?.[1];
    if (title === undefined) continue;
    const card = within(screen.getByRole('article', { name: title }));
    fireEvent.click(card.getByRole('button', { name: `${toolMessages.quote}: ${title}` }));
    await waitFor(() =>
      expect(card.getByRole('status')).toHaveTextContent(/^Sentence copied: .*202\d\.$/),
    );
    const tenure = getTenure(content);
    const figures = toFigures(points[content.id] ?? {}, tenure);
    const sentence = createSentence(
      { content, figures, tenure, range: '1y' },
      NOW,
      getSiteAddress(),
    );
    expect(await readClipboard()).toBe(sentence?.text);
  }
});

it('selects the text of the sentence if the browser rejects the write to the clipboard', async () => {
  renderMarkets();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  const card = within(screen.getByRole('article', { name: 'Inflation' }));
  fireEvent.click(card.getByRole('button'));
  const field = await card.findByRole<HTMLTextAreaElement>('textbox', { name: toolMessages.field });
  expect(card.getByRole('status')).toHaveTextContent(toolMessages.sentenceNotCopied);
  await waitFor(() => expect(field).toHaveFocus());
  const selected = field.value.slice(field.selectionStart, field.selectionEnd);
  expect(selected).toMatch(/^Annual inflation was .*day=2026-10$/);
});

it('disables the copy buttons of cards without figures', () => {
  renderMarkets(makeStore());
  const buttons = screen.getAllByRole('button', { name: /^Copy as a sentence: / });
  expect(buttons).toHaveLength(Object.keys(cardSeries).length);
  for (const button of buttons) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
  }
});
