// @vitest-environment jsdom
/** The page of past figures against the running backend. */
import { breakNetwork, noFirestore, noWrites, restoreNetwork } from '../helpers/staffArea';
import '../helpers/jsdomPage';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { collection, doc, getDoc, getDocs, setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PastFigures } from '@/features/market/admin/PastFigures';
import { pastMessages } from '@/features/market/admin/pastMessages';
import { pastSubjects } from '@/features/market/admin/pastSubjects';
import { parsePoints, type SeriesId, yearPath } from '@/features/market/history';
import { parseRecent } from '@/features/market/recent';
import { firestore } from '@/firebase/firestore';
import { CHANGES, parseChange } from '@/firebase/staff/changes';
import { addDays } from '@/lib/days';
import { fixedIncome } from '../../seed/market';
import { pastRules } from '../helpers/backend';
import { asStaff } from '../helpers/staffHooks';

const asi = pastSubjects({ bonds: [], tbills: [] })[0];
if (asi === undefined) throw new Error('There is no first figure');
const changes = async () =>
  (await getDocs(collection(firestore(), CHANGES))).docs.flatMap(
    (each) => parseChange(each.id, each.data()) ?? [],
  );
const pointsOf = async (series: SeriesId, year: number) =>
  parsePoints(series, year, (await getDoc(doc(firestore(), ...yearPath(series, year)))).data());

const box = (name: string) => within(screen.getByRole('region', { name }));
async function show(figure = 'All Share Index') {
  render(<PastFigures />);
  const choice = await screen.findByLabelText('Whose past it is');
  const option = within(choice).getByRole('option', { name: figure });
  fireEvent.change(choice, { target: { value: option.getAttribute('value') } });
}
function choose(text: string) {
  const file = new File([text], 'past.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('File of past figures'), { target: { files: [file] } });
}
const importButton = (count: number) =>
  screen.findByRole('button', { name: pastMessages.import(count) });
const rowsShown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

function type(date: string, value: string, figure = 'All Share Index') {
  const form = box('One point');
  fireEvent.change(form.getByLabelText('Day, month or quarter'), { target: { value: date } });
  fireEvent.change(form.getByLabelText(figure), { target: { value } });
}
const savePoint = () => fireEvent.click(screen.getByRole('button', { name: 'Save Point' }));

asStaff();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each([
  ['All Share Index', '/markets/asi'],
  ['BONDS 10-YEAR', '/markets/bonds?tenure=10-YEAR'],
])('leads from %s to the page that visitors see', async (figure, href) => {
  await show(figure);
  const link = screen.getByRole('link', { name: 'View on site (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe(href);
});

describe('one point', () => {
  it('is added, with its record, and corrected', async () => {
    await show();
    type('5 January 1999', '5,672.76');
    await screen.findByText(pastMessages.noPoint);
    savePoint();
    await screen.findByText(pastMessages.saved);
    expect(await pointsOf('asi', 1999)).toMatchObject({ '1999-01-05': { value: 5672.76 } });
    expect(await changes()).toMatchObject([
      {
        part: 'history',
        kind: 'correct',
        documents: [{ path: 'history/asi-1999', before: { points: { '1999-01-05': null } } }],
      },
    ]);
    await screen.findByText('5,672.76', { selector: 'b' });
    type('5 January 1999', '5,672.80');
    savePoint();
    await waitFor(async () => expect(await changes()).toHaveLength(2));
    expect(await pointsOf('asi', 1999)).toMatchObject({ '1999-01-05': { value: 5672.8 } });
  });

  it('of a period keeps what was first published', async () => {
    const published = '2000-02-26T10:00:00.000Z';
    const points = { '1999-Q4': { value: 3.1, savedAt: published } };
    await setDoc(pastRules('history/gdp-1999'), { series: 'gdp', year: 1999, points });
    await show('Real GDP Growth Rate');
    type('fourth quarter of 1999', '3.5', 'Real GDP Growth Rate');
    await screen.findByText('3.10%', { selector: 'b' });
    savePoint();
    await screen.findByText(/first published/);
    expect(await pointsOf('gdp', 1999)).toMatchObject({
      '1999-Q4': { value: 3.5, first: { value: 3.1, savedAt: published } },
    });
  });

  it('of one rate leaves the others of its list', async () => {
    const [first] = fixedIncome.bonds.tenures;
    const tenures = [
      { label: 'OTHER', rate: 1 },
      { label: first?.label ?? '', rate: 2 },
    ];
    const points = { '1999-01-05': { tenures, savedAt: '1999-01-05T10:00:00.000Z' } };
    await setDoc(pastRules('history/bonds-1999'), { series: 'bonds', year: 1999, points });
    const figure = `BONDS ${first?.label ?? ''}`;
    await show(figure);
    type('1999-01-05', '3', figure);
    await screen.findByText('2.00%', { selector: 'b' });
    savePoint();
    await screen.findByText(pastMessages.saved);
    expect(await pointsOf('bonds', 1999)).toMatchObject({
      '1999-01-05': { tenures: [tenures[0], { label: first?.label, rate: 3 }], first: { tenures } },
    });
  });

  it('with what is stored already writes nothing', async () => {
    await show();
    type('5 January 1999', '1');
    await screen.findByText(pastMessages.noPoint);
    savePoint();
    await screen.findByText(pastMessages.saved);
    type('5 January 1999', '1');
    await screen.findByText('1.00', { selector: 'b' });
    savePoint();
    await screen.findByText(pastMessages.same);
    expect(await changes()).toHaveLength(1);
  });

  it('is not saved over what somebody else saved meanwhile', async () => {
    await show();
    type('5 January 1999', '1');
    await screen.findByText(pastMessages.noPoint);
    const points = { '1999-01-05': { value: 7, savedAt: '1999-01-05T10:00:00.000Z' } };
    await setDoc(pastRules('history/asi-1999'), { series: 'asi', year: 1999, points });
    savePoint();
    await screen.findByText(pastMessages.conflict);
    await screen.findByText('7.00', { selector: 'b' });
    expect(await pointsOf('asi', 1999)).toEqual(points);
    expect(screen.getByLabelText('All Share Index')).toHaveProperty('value', '1');
  });

  it('keeps what was typed where the network fails', async () => {
    await show();
    type('5 January 1999', '1');
    await screen.findByText(pastMessages.noPoint);
    breakNetwork(noWrites);
    savePoint();
    await screen.findByText(pastMessages.saveFailed);
    expect(await pointsOf('asi', 1999)).toEqual({});
    expect(screen.getByLabelText('All Share Index')).toHaveProperty('value', '1');
    restoreNetwork();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(pastMessages.saved);
    expect(await pointsOf('asi', 1999)).toMatchObject({ '1999-01-05': { value: 1 } });
  });
});

describe('a file', () => {
  const file = 'Date,Value\n1999-01-05,10\n1999-01-06,11\n1999-01-07,12\n06/05/1999,1\nno,1\n';

  it('is previewed row by row, imported, and then there is nothing to import', async () => {
    const points = {
      '1999-01-05': { value: 10, savedAt: '1999-01-05T10:00:00.000Z' },
      '1999-01-06': { value: 99, savedAt: '1999-01-06T10:00:00.000Z' },
    };
    await setDoc(pastRules('history/asi-1999'), { series: 'asi', year: 1999, points });
    await show();
    choose(file);
    const button = await importButton(2);
    expect(rowsShown()).toEqual([
      ['5', '06/05/1999 | 1', pastMessages.eitherDay('06/05/1999')],
      ['6', 'no | 1', pastMessages.unreadableDate('no')],
      ['3', '6 Jan 99', '11.00', '99.00 → 11.00'],
      ['4', '7 Jan 99', '12.00', 'new'],
      ['2', '5 Jan 99', '10.00', 'the same'],
    ]);
    screen.getByText('1 new, 1 correction, 1 the same, 2 not readable');
    fireEvent.click(button);
    await screen.findByText(pastMessages.imported(2, asi));
    await screen.findByText(new RegExp(pastMessages.nothing(3)));
    const stored = await pointsOf('asi', 1999);
    expect(stored).toMatchObject({
      '1999-01-05': points['1999-01-05'],
      '1999-01-06': { value: 11, first: points['1999-01-06'] },
      '1999-01-07': { value: 12 },
    });
    choose(file);
    await screen.findByText(new RegExp(pastMessages.nothing(3)));
    expect(await importButton(0)).toHaveProperty('disabled', true);
    expect(await pointsOf('asi', 1999)).toEqual(stored);
    expect(await changes()).toMatchObject([{ part: 'history', kind: 'import' }]);
    // Staff say which number is the month.
    fireEvent.change(screen.getByLabelText('In dates such as 03/04/2025'), {
      target: { value: 'day' },
    });
    await importButton(1);
    expect(rowsShown()[1]).toEqual(['5', '6 May 99', '1.00', 'new']);
  });

  it('of 5,000 rows is imported, and changes nothing the second time', async () => {
    const days = Array.from({ length: 5000 }, (_, index) => addDays('2000-01-01', index));
    const text = ['Date,Value', ...days.map((day, index) => `${day},${index}`)].join('\n');
    const recent = (await getDoc(doc(firestore(), 'history', 'recent'))).data();
    await show();
    choose(text);
    fireEvent.click(await importButton(5000));
    await screen.findByText(pastMessages.imported(5000, asi), {}, { timeout: 20_000 });
    await screen.findByText(pastMessages.nothing(5000));
    expect(await pointsOf('asi', 2013)).toMatchObject({ '2013-09-08': { value: 4999 } });
    expect(Object.keys(await pointsOf('asi', 2012))).toHaveLength(366);
    // All these days are older than the last sessions.
    expect((await getDoc(doc(firestore(), 'history', 'recent'))).data()).toEqual(recent);
    const count = (await changes()).length;
    expect(count).toBeLessThanOrEqual(5);
    choose(text);
    await screen.findByText(pastMessages.nothing(5000));
    expect(await changes()).toHaveLength(count);
  }, 60_000);

  it('brings new sessions into the last ones', async () => {
    const { asi: before } = parseRecent((await getDoc(pastRules('history/recent'))).data());
    const day = Object.keys(before).at(-1) ?? '';
    await show();
    choose(`${day},123`);
    fireEvent.click(await importButton(1));
    await screen.findByText(pastMessages.imported(1, asi));
    const { asi: after } = parseRecent((await getDoc(pastRules('history/recent'))).data());
    expect(after).toEqual({ ...before, [day]: 123 });
  });

  it('is not imported over what somebody else saved after the preview', async () => {
    await show();
    choose('1999-01-05,10\n1999-01-06,11');
    const button = await importButton(2);
    const points = { '1999-01-05': { value: 7, savedAt: '1999-01-05T10:00:00.000Z' } };
    await setDoc(pastRules('history/asi-1999'), { series: 'asi', year: 1999, points });
    fireEvent.click(button);
    await screen.findByText(pastMessages.conflict);
    await screen.findByText('7.00 → 10.00');
    expect(await pointsOf('asi', 1999)).toEqual(points);
  });

  it('is refused with what to do where it is no list', async () => {
    await show();
    choose('PK\u0003\u0004\u0000');
    await screen.findByText(pastMessages.noText);
    choose('One,Two,Three\n1999-01-05,1,2');
    await screen.findByText(pastMessages.noColumns);
  });
});

it('says where nothing can be loaded, and tries again', async () => {
  breakNetwork(noFirestore);
  render(<PastFigures />);
  await screen.findByText(pastMessages.loadFailed);
  restoreNetwork();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByLabelText('Whose past it is');
});
