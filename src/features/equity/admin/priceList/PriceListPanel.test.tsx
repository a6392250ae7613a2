import { MAX_READING_MS } from '@/lib/table/limits';
import { tableErrors, tableLabels } from '@/lib/table/messages';
import {
  act,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { UNREADABLE_FILE } from '@/browser/unreadableFile';
import { createDropData } from '../../../../../tests/helpers/drop';
import { createWorkbook } from '../../../../../tests/helpers/workbook';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import type { PriceListShares } from '@/figures/admin/tonightDraft';
import { panelLabels, problemMessages, unreadableReasons } from './messages';
import { PriceListPanel } from './PriceListPanel';

const createStocks = (...symbols: string[]) => symbols.map((symbol) => ({ symbol }));
const published = {
  gainers: createStocks('GTCO', 'WAPCO'),
  losers: createStocks('SEPLAT', 'NESTLE'),
};
const rows = [
  'SYMBOL\tPCLOSE\tOPEN\tCLOSE\tVOLUME',
  'MTNN\t245.00\t245.00\t269.50\t100',
  'GTCO\t58.20\t58.20\t63.10\t100',
  'UBA\t40.00\t40.00\t41.00\t100',
  'NESTLE\t1,050.00\t1,050.00\t975.00\t100',
  'SEPLAT\t5,700.00\t5,700.00\t5,386.50\t100',
  'FLAT\t10.00\t10.00\t10.00\t100',
  'DANGSUGAR\t38.50\t38.50\t3O.15\t100',
];
const list = rows.join('\n');
const [heads = ''] = rows;

const user = userEvent.setup();
const onChange = vi.fn<(list: PriceListShares | null) => void>();
const getLastList = () => onChange.mock.lastCall?.[0];
const getTextField = () => screen.getByRole('textbox', { name: tableLabels.paste });
const getTopFive = (name: string) => within(screen.getByRole('region', { name }));
const listSymbols = (name: string) =>
  getTopFive(name)
    .getAllByRole('textbox', { name: /^Symbol/ })
    .map((field) => (field instanceof HTMLInputElement ? field.value : ''));

function pasteInto(element: HTMLElement, data: Record<string, string>, files: File[] = []) {
  const clipboardData = { getData: (type: string) => data[type] ?? '', files };
  fireEvent(element, createEvent.paste(element, { clipboardData }));
}
const waitForRows = (count: string) => screen.findByRole('heading', { name: `${count} read` });
async function pasteText(text: string) {
  pasteInto(getTextField(), { 'text/plain': text });
  await screen.findByRole('heading', { name: /rows? read$/ });
  await waitFor(() => expect(getLastList()).not.toBeNull());
}

beforeEach(() => {
  onChange.mockReset();
  render(<PriceListPanel session="2026-11-20" published={published} about onChange={onChange} />);
});

it('explains which price lists the panel can read until staff paste a list', () => {
  expect(screen.getByRole('region', { name: panelLabels.title })).toBeVisible();
  expect(getTextField()).toHaveAccessibleDescription(/Ctrl\+V/);
  for (const [term, text] of panelLabels.about) {
    expect(screen.getByText(term)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(getLastList()).toBeNull();
});

it('announces how many rows of a pasted list were read', async () => {
  await pasteText(list);
  const heading = screen.getByRole('heading', { name: '5 rows read' });
  await waitFor(() => expect(heading).toHaveFocus());
  const counts = '5 rows read, 1 left out, 1 could not be read';
  expect(screen.getByText(counts)).toHaveRole('status');
  expect(listSymbols('Top 5 gainers')).toEqual(['MTNN', 'GTCO', 'UBA', '', '']);
  expect(listSymbols('Top 5 losers')).toEqual(['NESTLE', 'SEPLAT', '', '', '']);
  const mtnn = { symbol: 'MTNN', previous: '245', current: '269.5' };
  expect(getLastList()).toMatchObject({
    gainers: [mtnn, { symbol: 'GTCO' }, { symbol: 'UBA' }],
    losers: [{ symbol: 'NESTLE' }, { symbol: 'SEPLAT' }],
    ...{ rowsRead: 5, counts, incomplete: 0 },
  });
});

it('reads the sheet with prices of a workbook, or another sheet that staff select', async () => {
  const prices = [heads.split('\t'), ['UBA', 40, 40, 41, 1]];
  const cover = { name: 'Cover', rows: [['Lagos', 'list']] };
  const book = await createWorkbook([cover, { name: 'Prices', rows: prices }]);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no file input.');
  await user.upload(input, new File([book], 'prices.xlsx'));
  await waitForRows('1 row');
  expect(screen.getByText(/^prices\.xlsx /)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Sheet'), 'Cover');
  expect(screen.getByText(problemMessages.noHeads)).toBeVisible();
});

it.each([
  'text/comma-separated-values',
  'application/csv',
  'text/plain',
  'application/vnd.ms-excel',
  'application/octet-stream',
])('accepts a CSV file of the type %s', async (type) => {
  const input = screen.getByLabelText(panelLabels.chooseFile);
  // Phones send CSV files with this MIME type. The file name has no extension, so only the MIME
  // type shows that it is a CSV file.
  await user.upload(input, new File([list], 'prices', { type }));
  expect(await waitForRows('5 rows')).toBeVisible();
});

it('asks staff to choose a sheet if several sheets have a price list', async () => {
  const rows = [heads.split('\t'), ['UBA', 40, 40, 41, 1], ['GTCO', 58, 58, 60, 1]];
  const sheets = [
    { name: 'First', rows },
    {
      name: 'Second',
      rows,
      hiddenRows: [3],
      columns: '<col min="3" max="3" hidden="1"/>',
    },
  ];
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no file input.');
  await user.upload(input, new File([await createWorkbook(sheets)], 'prices.xlsx'));
  expect(await screen.findByText(tableLabels.whichSheet('prices'))).toBeVisible();
  expect(getLastList()).toBeNull();
  const menu = screen.getByLabelText(tableLabels.sheet);
  await waitFor(() => expect(menu).toHaveFocus());
  await user.selectOptions(menu, 'Second');
  await waitForRows('1 row');
  expect(screen.getByText(new RegExp(tableLabels.hidden(1, 1)))).toBeVisible();
  expect(screen.getByText(new RegExp(tableLabels.otherSheets('prices')))).toBeVisible();
  await user.selectOptions(screen.getByLabelText(tableLabels.sheet), 'First');
  await waitForRows('2 rows');
  expect(screen.queryByText(/hidden/)).toBeNull();
});

it('reads a price list from dropped files, typed text and pasted tables', async () => {
  const file = new File([list], 'prices.tsv');
  const createDrop = (...files: File[]) => createDropData({ files });
  fireEvent.drop(getTextField(), createDrop(file, file));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    tableErrors.oneFile.replace('{things}', 'prices'),
  );
  pasteInto(getTextField(), {}, [new File(['%PDF-1.7'], 'list.pdf')]);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(tableErrors.pdf));
  const gone = new File([], 'gone.csv');
  gone.arrayBuffer = () => Promise.reject(new Error());
  fireEvent.drop(getTextField(), createDrop(gone));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(tableErrors.notLoaded));
  fireEvent.drop(getTextField(), createDrop(file));
  await waitForRows('5 rows');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: panelLabels.again }));
  fireEvent.change(getTextField(), { target: { value: list } });
  await user.click(screen.getByRole('button', { name: tableLabels.readTyped }));
  await waitForRows('5 rows');
  await user.click(screen.getByRole('button', { name: panelLabels.again }));
  const table = '<table><tr><td>Symbol<td>PClose<td>Close<tr><td>OANDO<td>1.00<td>1.05</table>';
  pasteInto(getTextField(), { 'text/plain': 'Symbol PClose', 'text/html': table });
  await waitForRows('1 row');
  expect(listSymbols('Top 5 gainers')[0]).toBe('OANDO');
});

it('reads dropped text after it has rejected a folder, a link or a locked file', async () => {
  const findAlert = () => screen.findByRole('alert');
  fireEvent.drop(getTextField(), createDropData({ folders: ['Prices'] }));
  expect(await findAlert()).toHaveTextContent('“Prices” is a folder. Drop the files in it.');
  const link = { 'text/uri-list': 'https://example.com/', 'text/plain': 'https://example.com/' };
  fireEvent.drop(getTextField(), createDropData({ texts: link }));
  expect(await findAlert()).toHaveTextContent(/^You dropped a link or a picture from another page/);
  for (const name of ['NotFoundError', 'NotReadableError']) {
    const locked = new File([list], 'prices.csv');
    locked.arrayBuffer = () => Promise.reject(new DOMException('', name));
    fireEvent.drop(getTextField(), createDropData({ folders: ['Prices'] }));
    fireEvent.drop(getTextField(), createDropData({ files: [locked] }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(UNREADABLE_FILE));
  }
  fireEvent.drop(getTextField(), createDropData({ texts: { 'text/plain': list } }));
  await waitForRows('5 rows');
});

it('lets the browser insert dropped text if the field already has text', async () => {
  await user.type(getTextField(), 'UBA');
  const text = createDropData({ texts: { 'text/plain': list } });
  // Chromium inserts dropped text only if no handler has prevented the earlier drag events.
  for (const send of [fireEvent.dragEnter, fireEvent.dragOver, fireEvent.drop])
    expect(send(getTextField(), text)).toBe(true);
  expect(screen.queryByText(tableLabels.reading)).toBeNull();
  expect(getTextField()).toHaveValue('UBA');
});

it('keeps the typed text if the user cancels the reading of a file', async () => {
  await user.type(getTextField(), 'UBA');
  const stuck = new File([list], 'prices.csv');
  stuck.arrayBuffer = () => new Promise(() => undefined);
  const dropStuckFile = () => fireEvent.drop(getTextField(), createDropData({ files: [stuck] }));
  dropStuckFile();
  expect(await screen.findByText(tableLabels.reading)).toBeVisible();
  await user.click(screen.getByRole('button', { name: tableLabels.cancel }));
  expect(screen.queryByText(tableLabels.reading)).toBeNull();
  expect(getTextField()).toHaveFocus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  dropStuckFile();
  await act(() => vi.advanceTimersByTimeAsync(MAX_READING_MS));
  vi.useRealTimers();
  expect(screen.getByRole('alert')).toHaveTextContent(
    tableErrors.tooSlow.replace('{things}', 'prices'),
  );
  expect(getTextField()).toHaveValue('UBA');
});

it('hides the menus for the columns if all three columns are recognised', async () => {
  const isFolded = () => !screen.getByText('Columns').closest('details')?.open;
  await pasteText(list);
  expect(isFolded()).toBe(true);
  await user.selectOptions(screen.getByLabelText('Contents of column OPEN'), 'Current');
  expect(screen.getByLabelText('Contents of column CLOSE')).toHaveValue('none');
  expect(listSymbols('Top 5 gainers')[0]).toBe('');
  await user.click(screen.getByRole('button', { name: panelLabels.again }));
  await pasteText(list.replace('CLOSE\tVOLUME', 'SCHLUSS\tVOLUME'));
  expect(isFolded()).toBe(false);
  expect(screen.queryByRole('region', { name: 'Top 5 gainers' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Contents of column SCHLUSS'), 'Current');
  expect(isFolded()).toBe(false);
  expect(screen.getByLabelText('Contents of column SCHLUSS')).toHaveFocus();
  expect(listSymbols('Top 5 gainers')[0]).toBe('MTNN');
});

it('asks whether commas separate thousands or decimals if the numbers are ambiguous', async () => {
  await pasteText('Symbol\tPClose\tClose\nGTCO\t1,250\t1,370\nUBA\t1\t2');
  await waitForRows('1 row');
  const menu = screen.getByLabelText(tableLabels.comma.label);
  await user.selectOptions(menu, tableLabels.comma.decimals);
  await waitForRows('2 rows');
  expect(getLastList()?.gainers[1]).toEqual({ symbol: 'GTCO', previous: '1.25', current: '1.37' });
  await user.selectOptions(menu, tableLabels.comma.thousands);
  expect(getLastList()?.gainers[1]).toEqual({ symbol: 'GTCO', previous: '1250', current: '1370' });
  await user.click(screen.getByRole('button', { name: panelLabels.again }));
  await pasteText(list);
  expect(screen.queryByLabelText(tableLabels.comma.label)).toBeNull();
});

it('reads text that is pasted outside the input fields', async () => {
  pasteInto(screen.getByRole('button', { name: panelLabels.chooseFile }), {
    'text/plain': 'hello',
  });
  await waitForRows('No rows');
  expect(screen.getByText(problemMessages.noHeads)).toBeVisible();
});

it('hides unreadable rows if none of them can be in the top five', async () => {
  const folded = () => !screen.getByText(panelLabels.correct).closest('details')?.open;
  await pasteText(`${list}\nSUSPECT\t1.00\t1.00\t1.O0\t0`);
  expect(folded()).toBe(false);
  const why = unreadableReasons.noPrice('3O.15');
  expect(screen.getByRole('row', { name: `8 DANGSUGAR 38.50 3O.15 ${why}` })).toBeVisible();
  expect(getLastList()).toMatchObject({
    mayLead: 'DANGSUGAR (row 8) has no readable close and may belong here. Leave it out',
  });
  await user.click(screen.getByRole('button', { name: panelLabels.again }));
  await pasteText(`${heads}\nUBA\t40.00\t40.00\t41.00\t5\nSUSPECT\t1.00\t1.00\t1.O0\t0`);
  expect(folded()).toBe(true);
});

it('compares the top five with the published lists', async () => {
  await pasteText(list);
  const gainers = getTopFive('Top 5 gainers');
  expect(gainers.getByText('2 in, 1 out, 1 moved')).toBeVisible();
  expect(gainers.getByText('was 1')).toBeInTheDocument();
  expect(gainers.getByText('Out: WAPCO')).toBeInTheDocument();
  expect(getTopFive('Top 5 losers').getAllByText(/^was/)).toHaveLength(2);
});

it('validates and uses the edited closes and symbols of the top five', async () => {
  await pasteText(list);
  const gainers = getTopFive('Top 5 gainers');
  const close = gainers.getByLabelText('Current close, Top 5 gainers 1');
  await user.clear(close);
  await user.tab();
  const needs = equityStaffMessages.leftOut('Row 1 (MTNN)', 'a current close');
  expect(gainers.getByText(new RegExp(needs.slice(0, 30).replace(/[()]/g, '.')))).toBeVisible();
  expect(getLastList()).toMatchObject({
    incomplete: 1,
    gainers: [{ symbol: 'GTCO' }, { symbol: 'UBA' }],
  });
  await user.type(close, '290');
  await user.tab();
  expect(gainers.getByLabelText('Change, Top 5 gainers 1')).toHaveTextContent('+18.37%');
  expect(
    gainers.getByText(equityStaffMessages.rowBeyondLimit('Row 1 (MTNN)', '+18.37%')),
  ).toBeVisible();
  expect(getLastList()?.gainers[0]).toMatchObject({ current: '290' });
  expect(getLastList()?.csv()).toContain('MTNN,245.00,245.00,290.00,100');
  const getFourthField = (name: string) => gainers.getByLabelText(`${name}, Top 5 gainers 4`);
  await user.type(getFourthField('Symbol'), 'oando');
  await user.type(getFourthField('Previous close'), '10');
  await user.type(getFourthField('Current close'), '10.10');
  const oando = { symbol: 'OANDO', previous: '10', current: '10.1' };
  expect(getLastList()?.gainers[3]).toEqual(oando);
});

it('reports a tie for the fifth place until staff type another share', async () => {
  const tied = ['A1', 'B1', 'C1', 'D1'].map((name, at) => `${name}\t100\t100\t${120 + at}\t5`);
  await pasteText([heads, ...tied, 'OANDO\t10\t10\t11\t9', 'UCAP\t20\t20\t22\t5'].join('\n'));
  const gainers = getTopFive('Top 5 gainers');
  const tie = new RegExp(panelLabels.tie('OANDO', ['UCAP']).slice(0, 40));
  expect(gainers.getByText(tie)).toBeVisible();
  const symbol = gainers.getByLabelText('Symbol, Top 5 gainers 5');
  await user.clear(symbol);
  await user.type(symbol, 'UCAP');
  await user.tab();
  expect(gainers.queryByText(tie)).toBeNull();
  expect(getLastList()?.gainers[4]).toMatchObject({ symbol: 'UCAP' });
});

it('lets staff edit the text of the list and read it again', async () => {
  await pasteText(list);
  const close = () => screen.getByLabelText('Current close, Top 5 gainers 1');
  await user.clear(close());
  await user.type(close(), '268');
  await user.click(screen.getByRole('button', { name: panelLabels.edit }));
  await user.click(screen.getByRole('button', { name: tableLabels.cancel }));
  expect(close()).toHaveValue('268.00');
  await user.click(screen.getByRole('button', { name: panelLabels.edit }));
  const text = screen.getByLabelText(tableLabels.edit);
  expect(text).toHaveFocus();
  expect(text).toHaveValue(list);
  const corrected = list.replace('3O.15', '30.15');
  fireEvent.change(text, { target: { value: `Title\n${corrected}\nNEW\t1\t1\t3\t100` } });
  await user.click(screen.getByRole('button', { name: tableLabels.readTyped }));
  const heading = await screen.findByRole('heading', { name: '7 rows read' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(listSymbols('Top 5 losers')[0]).toBe('DANGSUGAR');
  await user.click(screen.getByRole('button', { name: panelLabels.again }));
  expect(getTextField()).toHaveFocus();
  expect(getLastList()).toBeNull();
});
