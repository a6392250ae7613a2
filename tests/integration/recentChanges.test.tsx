// @vitest-environment jsdom
/** Recent Changes, and the line with the last change below each section. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setDoc } from 'firebase/firestore/lite';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { changeMessages, footMessages } from '@/features/changes/admin/messages';
import { undoMessages } from '@/features/changes/admin/undo/messages';
import { ChangedBy } from '@/features/changes/admin/ChangedBy';
import { RecentChanges } from '@/features/changes/admin/RecentChanges';
import { PAGE_SIZE } from '@/features/changes/admin/usePages';
import { AsiEditor } from '@/features/market/admin/AsiEditor';
import { WithChanges } from '@/pages/admin/WithChanges';
import { CONFLICT_MESSAGE } from '@/ui/admin/conflictText';
import { RETRY_LABEL } from '@/ui/retryMessages';
import { formatNaira } from '@/lib/format';
import { breakNetwork, failFirestore, failWrites, restoreNetwork } from '../helpers/staffArea';
import { asi } from '../../seed/market';
import { staffAccount } from '../../seed/accounts';
import { adminDocument, readDocument } from '../helpers/backend';
import { forgeRecord, storeRateChange } from '../helpers/changes';
import { renderLinked } from '../helpers/renderWithStore';
import { confirmFigures, fill } from '../helpers/staffActions';
import { stubMediaMatches } from '../helpers/media';
import { saveAsi, saveRate } from '../helpers/savedFigures';
import { setUpStaff } from '../helpers/staffHooks';

const ASI = 'marketIndices/ASI';
const RATE = 'macroeconomics/exchangeRate';
const { email } = staffAccount;
let store = makeStore();
const renderPart = (part: ReactNode) => renderLinked(<WithChanges>{part}</WithChanges>, store);
const pressButton = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
const UNDO_INDEX = /^Undo: .*All Share Index/;
const findIndexRow = () => screen.findByRole('row', { name: /All Share Index/ });
const waitUntilUndone = () => screen.findByText(undoMessages.done('All Share Index'));
const listRows = () =>
  screen.queryAllByRole('row').filter((row) => row.dataset['id'] !== undefined);

/** Waits until the undo button of the dialog is enabled, and returns the button. */
async function findUndoButton(): Promise<HTMLElement> {
  const dialog = within(await screen.findByRole('dialog'));
  const undo = dialog.getByRole('button', { name: undoMessages.undo });
  await waitFor(() => expect(undo).toHaveProperty('disabled', false));
  return undo;
}

/**
 * Finds the row of a record that contradicts the stored data. Checks that its dialog offers no
 * undo, and closes the dialog.
 */
async function findDisagreeingRow(name: RegExp): Promise<HTMLElement> {
  const dialog = within(await screen.findByRole('dialog', { name: undoMessages.disagreesTitle }));
  const shown = dialog.getByRole('row', { name });
  expect(dialog.queryByRole('button', { name: undoMessages.undo })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  return shown;
}

setUpStaff();
beforeEach(() => {
  store = makeStore();
  stubMediaMatches(true);
});

describe('the list of changes', () => {
  it('loads the list of changes with Retry after a failure', async () => {
    breakNetwork(failFirestore);
    renderPart(<RecentChanges email={email} />);
    await screen.findByText(changeMessages.loadFailed);
    restoreNetwork();
    pressButton(RETRY_LABEL);
    await screen.findByText(changeMessages.none);
    expect(screen.queryByText(changeMessages.loadFailed)).toBeNull();
  });

  it('lists a save and its undo as two rows', async () => {
    await saveAsi(store, { value: asi.value * 2 });
    renderPart(<RecentChanges email={email} />);
    const saved = within(await findIndexRow());
    saved.getByText(email);
    saved.getByText('up 100.00%');
    pressButton(UNDO_INDEX);
    const undo = await findUndoButton();
    breakNetwork(failWrites);
    fireEvent.click(undo);
    await within(screen.getByRole('dialog')).findByText(undoMessages.failed);
    restoreNetwork();
    fireEvent.click(undo);
    await waitUntilUndone();
    expect(screen.queryByRole('dialog')).toBeNull();
    // The focused button is gone, so the focus moves to the first control of the list.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Part')));
    expect(await readDocument(ASI)).toEqual(asi);
    const [first, second] = listRows();
    expect(first?.textContent).toContain(undoMessages.restored);
    expect(first?.textContent).toMatch(/Undo of \d\d:\d\d/);
    expect(second?.dataset['struck']).toBe('true');
    expect(second?.textContent).toMatch(new RegExp(`Undone \\d\\d:\\d\\d by ${email}`));
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('shows both values instead of undoing a save if an unrecorded change came after it', async () => {
    await saveAsi(store, { value: 1 });
    renderPart(<RecentChanges email={email} />);
    await findIndexRow();
    await setDoc(adminDocument(ASI), { ...asi, value: 2 });
    pressButton(UNDO_INDEX);
    const figures = within(await findDisagreeingRow(/1.00/));
    figures.getByText('2.00');
    expect(await readDocument(ASI)).toMatchObject({ value: 2 });
  });

  it('offers no undo for a forged record that contradicts the data', async () => {
    const exchangeRate = { price: 1500 };
    await saveRate(store, exchangeRate.price);
    const id = await forgeRecord(RATE, { price: 3000 }, exchangeRate);
    renderPart(<RecentChanges email={email} />);
    const message = await screen.findByText(changeMessages.disagrees);
    const forged = message.closest('tr');
    expect(forged?.dataset['id']).toBe(id);
    fireEvent.click(within(forged ?? message).getByRole('button', { name: /^Undo/ }));
    await screen.findByText(undoMessages.disagrees('Exchange rate'));
    await findDisagreeingRow(new RegExp(`${formatNaira(1500)}.* ${formatNaira(3000)}`));
    expect(await readDocument(RATE)).toEqual(exchangeRate);
  });

  it('offers Retry if the previous record could not be read', async () => {
    await saveAsi(store, { value: 1 });
    await saveAsi(store, { value: 2 });
    renderPart(<RecentChanges email={email} />);
    const [newest] = await screen.findAllByRole('button', { name: UNDO_INDEX });
    breakNetwork(
      (url, init) => url.includes(':runQuery') && JSON.stringify(init?.body).includes('startAt'),
    );
    if (newest !== undefined) fireEvent.click(newest);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(undoMessages.lookFailed);
    const undo = dialog.getByRole('button', { name: undoMessages.undo });
    expect(undo).toHaveProperty('disabled', true);
    restoreNetwork();
    fireEvent.click(dialog.getByRole('button', { name: RETRY_LABEL }));
    await findUndoButton();
  });

  it('filters the list of changes by part and person', async () => {
    await saveAsi(store, { value: 1 });
    await storeRateChange('theirs', 1500, 'tunde@example.com', 5);
    await setDoc(adminDocument('changes/undo'), {
      ...(await readDocument('changes/theirs')),
      email,
      kind: 'undo',
      undoes: 'theirs',
    });
    renderPart(<RecentChanges email={email} />);
    await waitFor(() => expect(listRows()).toHaveLength(3));
    fill(screen, 'Person', 'tunde@example.com');
    await waitFor(() => expect(listRows()).toHaveLength(1));
    expect(listRows()[0]?.textContent).toMatch(/Undone .* by/);
    fill(screen, 'Person', email);
    fill(screen, 'Part', 'equity');
    await waitFor(() => expect(listRows()[0]?.textContent).toContain('All Share Index'));
    expect(listRows()).toHaveLength(1);
    fill(screen, 'Part', 'news');
    await screen.findByText(changeMessages.noneFound);
  });

  it('loads older changes after a click', async () => {
    const count = PAGE_SIZE + 3;
    for (let index = 0; index < count; index += 1) {
      await storeRateChange(`r${index}`, 1500 + index, email, index);
    }
    renderPart(<RecentChanges email={email} />);
    await waitFor(() => expect(listRows()).toHaveLength(PAGE_SIZE));
    breakNetwork(failFirestore);
    pressButton(changeMessages.showMore);
    await screen.findByText(changeMessages.moreFailed);
    restoreNetwork();
    pressButton(changeMessages.showMore);
    await waitFor(() => expect(listRows()).toHaveLength(count));
    expect(new Set(listRows().map(({ dataset }) => dataset['id'])).size).toBe(count);
    expect(screen.queryByRole('button', { name: changeMessages.showMore })).toBeNull();
  });
});

describe('the change line of a section', () => {
  const undoNewest = async () => {
    pressButton(/^Undo/);
    fireEvent.click(await findUndoButton());
    await waitUntilUndone();
  };
  const findChangeLine = () => screen.findByText(/^Changed \d\d:\d\d by/);

  it('undoes the newest change from the change line', async () => {
    await saveAsi(store, { value: 100 });
    await saveAsi(store, { value: 110 });
    renderPart(<AsiEditor ChangedBy={ChangedBy} />);
    await findChangeLine();
    pressButton(footMessages.history);
    screen.getByText('up 10.00%');
    screen.getByText(footMessages.bars(100));
    await undoNewest();
    await screen.findByDisplayValue('100.00');
    expect(await readDocument(ASI)).toMatchObject({ value: 100 });
  });

  it('keeps the draft of an editor when an undo changes the stored figure', async () => {
    await saveAsi(store, { value: 100 });
    renderPart(<AsiEditor ChangedBy={ChangedBy} />);
    await findChangeLine();
    fill(screen, 'Value', '7');
    pressButton(footMessages.history);
    await undoNewest();
    screen.getByDisplayValue('7.00');
    confirmFigures();
    pressButton('Save ASI');
    await screen.findByText(CONFLICT_MESSAGE);
    expect(await readDocument(ASI)).toEqual(asi);
  });

  it('updates the change line after Retry and after a save', async () => {
    await saveRate(store, 1);
    breakNetwork(
      (url, init) => url.includes(':runQuery') && JSON.stringify(init?.body).includes('changes'),
    );
    renderPart(<AsiEditor ChangedBy={ChangedBy} />);
    await screen.findByText(footMessages.failed);
    restoreNetwork();
    pressButton(footMessages.retry);
    // The change of the exchange rate must not appear here, because this section shows the index.
    await screen.findByText(footMessages.none);
    fill(screen, 'Value', '7');
    confirmFigures();
    pressButton('Save ASI');
    expect((await findChangeLine()).textContent).toContain(email);
  });
});
