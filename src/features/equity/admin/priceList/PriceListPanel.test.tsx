import { MAX_READING_MS, unusable } from '@/lib/table/limits';
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { workbookOf } from '../../../../../tests/helpers/workbook';
import type { Stock } from '@/figures/stocks';
import data from './lists.json';
import { problems, unreadable } from './messages';
import { panelLabels } from './panelLabels';
import { sourceLabels } from '@/ui/admin/tableLabels';
import { placeNotes, type TonightStocks } from './places';
import { PriceListPanel } from './PriceListPanel';

const stock = (symbol: string, change: number): Stock => ({
  id: symbol,
  symbol,
  previousDayClose: 1,
  currentDayClose: 1,
  change,
  displayOrder: 0,
});
const published = {
  gainers: [stock('GTCO', 7.75), stock('WAPCO', 5.9)],
  losers: [stock('SEPLAT', -6.02), stock('NESTLE', -5.81)],
};
const list = data.evening.join('\n');
const [heads = ''] = data.evening;

const user = userEvent.setup();
const onChange = vi.fn<(stocks: TonightStocks | null) => void>();
const last = () => onChange.mock.lastCall?.[0];
const sheet = () => screen.getByRole('textbox', { name: sourceLabels.paste });
const five = (name: string) => within(screen.getByRole('region', { name }));
const symbolsIn = (name: string) =>
  five(name)
    .getAllByRole('textbox', { name: /^Symbol/ })
    .map((field) => (field instanceof HTMLInputElement ? field.value : ''));

function pasteInto(element: HTMLElement, data: Record<string, string>, files: File[] = []) {
  const clipboardData = { getData: (type: string) => data[type] ?? '', files };
  fireEvent(element, createEvent.paste(element, { clipboardData }));
}
/** Waits for the heading that counts the rows. */
const read = (count: string) => screen.findByRole('heading', { name: `${count} read` });
async function paste(text: string) {
  pasteInto(sheet(), { 'text/plain': text });
  await screen.findByRole('heading', { name: /rows? read$/ });
}
const typeClose = (text: string) => user.type(screen.getByLabelText('Current close, row 8'), text);

beforeEach(() => {
  onChange.mockReset();
  render(<PriceListPanel published={published} about onChange={onChange} />);
});

it('begins with a sheet to paste on, and says what it reads, needs and does', () => {
  expect(screen.getByRole('region', { name: panelLabels.title })).toBeVisible();
  expect(sheet()).toHaveAccessibleDescription(/Ctrl\+V/);
  for (const [term, text] of panelLabels.about) {
    expect(screen.getByText(term)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(last()).toBeNull();
});

it('reads a paste, counts its rows, says so, and goes on with the focus', async () => {
  await paste(list);
  const heading = screen.getByRole('heading', { name: '5 rows read' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText('5 rows read, 1 left out, 1 could not be read')).toHaveRole('status');
  expect(symbolsIn('Top 5 gainers')).toEqual(['MTNN', 'GTCO', 'UBA', '', '']);
  expect(symbolsIn('Top 5 losers')).toEqual(['NESTLE', 'SEPLAT', '', '', '']);
  const mtnn = { symbol: 'MTNN', previousDayClose: 245, currentDayClose: 269.5 };
  expect(last()).toMatchObject({
    gainers: [mtnn, { symbol: 'GTCO' }, { symbol: 'UBA' }],
    losers: [{ symbol: 'NESTLE' }, { symbol: 'SEPLAT' }],
    ...{ rowsRead: 5, leftOut: 1, unreadable: 1, ties: 0, incomplete: 0 },
  });
});

it('reads a file that is chosen, and lets staff choose another sheet', async () => {
  const prices = [heads.split('\t'), ['UBA', 40, 40, 41, 1]];
  const cover = { name: 'Cover', rows: [['Lagos', 'list']] };
  const book = await workbookOf([cover, { name: 'Prices', rows: prices }]);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no file input.');
  await user.upload(input, new File([book], 'prices.xlsx'));
  await read('1 row');
  expect(screen.getByText(/^prices\.xlsx /)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Sheet'), 'Cover');
  expect(screen.getByText(problems.noHeads)).toBeVisible();
});

it('reads a file that is dropped, text typed on a phone, and the table of a paste; says why not others', async () => {
  const file = new File([list], 'prices.tsv');
  const dropped = (...files: File[]) => ({ dataTransfer: { getData: () => '', files } });
  fireEvent.drop(sheet(), dropped(file, file));
  expect(await screen.findByRole('alert')).toHaveTextContent(unusable.oneFile('prices'));
  pasteInto(sheet(), {}, [new File(['%PDF-1.7'], 'list.pdf')]);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(unusable.pdf()));
  fireEvent.drop(sheet(), dropped(file));
  await read('5 rows');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: panelLabels.again }));
  fireEvent.change(sheet(), { target: { value: list } });
  await user.click(screen.getByRole('button', { name: sourceLabels.readTyped }));
  await read('5 rows');
  await user.click(screen.getByRole('button', { name: panelLabels.again }));
  const table = '<table><tr><td>Symbol<td>PClose<td>Close<tr><td>OANDO<td>1.00<td>1.05</table>';
  pasteInto(sheet(), { 'text/plain': 'Symbol PClose', 'text/html': table });
  await read('1 row');
  expect(symbolsIn('Top 5 gainers')[0]).toBe('OANDO');
});

it('lets staff cancel what is being read, ends what takes too long, and keeps what they typed', async () => {
  await user.type(sheet(), 'UBA');
  const stuck = new File([list], 'prices.csv');
  stuck.arrayBuffer = () => new Promise(() => undefined);
  const drop = () =>
    fireEvent.drop(sheet(), { dataTransfer: { getData: () => '', files: [stuck] } });
  drop();
  expect(await screen.findByText(sourceLabels.reading)).toBeVisible();
  await user.click(screen.getByRole('button', { name: sourceLabels.cancel }));
  expect(screen.queryByText(sourceLabels.reading)).toBeNull();
  expect(sheet()).toHaveFocus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  drop();
  await act(() => vi.advanceTimersByTimeAsync(MAX_READING_MS));
  vi.useRealTimers();
  expect(screen.getByRole('alert')).toHaveTextContent(unusable.tooSlow('prices'));
  expect(sheet()).toHaveValue('UBA');
});

it('shows a row that cannot be read, and reads it as it is typed', async () => {
  await paste(list);
  const row = within(screen.getByRole('row', { name: /^8 / }));
  expect(row.getByText(unreadable.letterO('3O.15'))).toBeVisible();
  expect(row.getByLabelText('Symbol, row 8')).toHaveValue('DANGSUGAR');
  expect(row.getByLabelText('Previous close, row 8')).toHaveValue('38.50');
  await typeClose('30.15');
  await read('6 rows');
  expect(row.getByText(panelLabels.asTyped)).toBeVisible();
  expect(row.getByLabelText('Current close, row 8')).toHaveFocus();
  expect(symbolsIn('Top 5 losers')[0]).toBe('DANGSUGAR');
  expect(last()?.csv()).toContain('DANGSUGAR,38.50,38.50,30.15,100');
});

it('reads again by the column that staff choose, and keeps the row they typed', async () => {
  await paste(list);
  await typeClose('30.15');
  await user.selectOptions(screen.getByLabelText('What OPEN is'), 'Current');
  expect(screen.getByLabelText('What CLOSE is')).toHaveValue('none');
  expect(symbolsIn('Top 5 gainers')[0]).toBe('');
  expect(symbolsIn('Top 5 losers')[0]).toBe('DANGSUGAR');
});

it('folds the columns once all three are known, and remembers what a heading was chosen for', async () => {
  const folded = () => !screen.getByText('Columns').closest('details')?.open;
  await paste(list);
  expect(folded()).toBe(true);
  const other = list.replace('CLOSE\tVOLUME', 'SCHLUSS\tVOLUME');
  const again = () => user.click(screen.getByRole('button', { name: panelLabels.again }));
  await again();
  await paste(other);
  expect(folded()).toBe(false);
  expect(screen.queryByRole('region', { name: 'Top 5 gainers' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('What SCHLUSS is'), 'Current');
  expect(folded()).toBe(false);
  expect(screen.getByLabelText('What SCHLUSS is')).toHaveFocus();
  await again();
  await paste(other);
  expect(folded()).toBe(true);
  expect(symbolsIn('Top 5 gainers')[0]).toBe('MTNN');
  cleanup();
  render(<PriceListPanel published={published} about={false} onChange={onChange} />);
  await paste(other);
  expect(symbolsIn('Top 5 gainers')[0]).toBe('MTNN');
});

it('takes what is pasted outside of any field, and says of what is no list that nothing was read', async () => {
  pasteInto(screen.getByRole('button', { name: panelLabels.chooseFile }), {
    'text/plain': 'hello',
  });
  await read('No rows');
  expect(screen.getByText(problems.noHeads)).toBeVisible();
  expect(screen.queryByText(new RegExp(panelLabels.allRead))).toBeNull();
});

it('folds rows that could not be read and cannot be among the five', async () => {
  await paste(`${list}\nSUSPECT\t1.00\t1.00\t1.O0\t0`);
  const folded = screen.getByText(panelLabels.notLeading).closest('details');
  expect(folded?.open).toBe(false);
  expect(within(folded ?? document.body).getByLabelText('Symbol, row 9')).toHaveValue('SUSPECT');
  expect(screen.getByLabelText('Symbol, row 8').closest('details')).toBeNull();
  expect(last()).toMatchObject({
    unreadable: 2,
    mayLead: 'row 8 (DANGSUGAR 38.50 3O.15)',
  });
});

it('lists twenty rows at a time', async () => {
  const wrong = Array.from({ length: 45 }, (_, at) => `S${at}A\tx\t1\t2\t3`);
  await paste([heads, ...wrong].join('\n'));
  const count = () => screen.getAllByLabelText(/^Symbol, row/).length;
  expect(count()).toBe(20);
  await user.click(screen.getByRole('button', { name: 'Show 20 more' }));
  expect(count()).toBe(40);
  await user.click(screen.getByRole('button', { name: 'Show 5 more' }));
  expect(count()).toBe(45);
});

it('compares the five with those on the site', async () => {
  await paste(list);
  const gainers = five('Top 5 gainers');
  expect(gainers.getByText('2 in, 1 out, 1 moved')).toBeVisible();
  expect(gainers.getByText('was 1')).toBeInTheDocument();
  expect(gainers.getByText('Out: WAPCO')).toBeInTheDocument();
  expect(five('Top 5 losers').getAllByText(/^was/)).toHaveLength(2);
});

it('takes what is typed into the five, and says what should be looked at', async () => {
  await paste(list);
  const gainers = five('Top 5 gainers');
  const close = gainers.getByLabelText('Current close, Top 5 gainers 1');
  await user.clear(close);
  await user.tab();
  expect(gainers.getByText(new RegExp(placeNotes.incomplete('MTNN').slice(0, 30)))).toBeVisible();
  expect(last()).toMatchObject({ incomplete: 1, gainers: [{ symbol: 'GTCO' }, { symbol: 'UBA' }] });
  await user.type(close, '290');
  await user.tab();
  expect(gainers.getByLabelText('Change, Top 5 gainers 1')).toHaveTextContent('+18.37%');
  expect(gainers.getByText(placeNotes.beyond('MTNN'))).toBeVisible();
  expect(last()?.gainers[0]).toMatchObject({ currentDayClose: 290 });
  expect(last()?.csv()).toContain('MTNN,245.00,245.00,290.00,100');
  const inFourth = (name: string) => gainers.getByLabelText(`${name}, Top 5 gainers 4`);
  await user.type(inFourth('Symbol'), 'oando');
  await user.type(inFourth('Previous close'), '10');
  await user.type(inFourth('Current close'), '10.10');
  const oando = { symbol: 'OANDO', previousDayClose: 10, currentDayClose: 10.1 };
  expect(last()?.gainers[3]).toEqual(oando);
});

it('asks who has the last place in a tie, and takes the answer', async () => {
  const tied = ['A1', 'B1', 'C1', 'D1'].map((name, at) => `${name}\t100\t100\t${120 + at}\t5`);
  await paste([heads, ...tied, 'OANDO\t10\t10\t11\t9', 'UCAP\t20\t20\t22\t5'].join('\n'));
  const question = within(screen.getByRole('group', { name: 'A tie at place 5.' }));
  expect(question.getByText(/UCAP is also at \+10\.00%\. OANDO stands/)).toBeVisible();
  await waitFor(() => expect(last()).toMatchObject({ ties: 1 }));
  await user.click(question.getByRole('button', { name: 'Use UCAP' }));
  expect(last()).toMatchObject({ ties: 0 });
  expect(symbolsIn('Top 5 gainers')[4]).toBe('UCAP');
  expect(question.getByRole('button', { name: 'Use UCAP' })).toHaveFocus();
  await user.click(question.getByRole('button', { name: 'Keep OANDO' }));
  expect(symbolsIn('Top 5 gainers')[4]).toBe('OANDO');
});

it('leaves out symbols that staff add to the bonds and funds, also the next time', async () => {
  await paste(list);
  await user.click(screen.getByText('Left out'));
  expect(screen.getByText('FLAT (row 7)')).toBeVisible();
  await user.type(screen.getByLabelText(panelLabels.funds), ', mtnn');
  await user.click(screen.getByRole('button', { name: panelLabels.keepFunds }));
  expect(symbolsIn('Top 5 gainers')[0]).toBe('GTCO');
  expect(localStorage.getItem('lastKnown:priceList/funds')).toContain('MTNN');
});

it('lets staff edit the text, keeps what they typed, and starts again', async () => {
  await paste(list);
  await typeClose('30.15');
  await user.click(screen.getByRole('button', { name: panelLabels.edit }));
  const text = screen.getByLabelText(panelLabels.editLabel);
  expect(text).toHaveFocus();
  expect(text).toHaveValue(list);
  fireEvent.change(text, { target: { value: `Title\n${list}\nNEW\t1\t1\t3\t100` } });
  await user.click(screen.getByRole('button', { name: sourceLabels.readTyped }));
  const heading = await screen.findByRole('heading', { name: '7 rows read' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(symbolsIn('Top 5 losers')[0]).toBe('DANGSUGAR');
  await user.click(screen.getByRole('button', { name: panelLabels.again }));
  expect(sheet()).toHaveFocus();
  expect(last()).toBeNull();
});
