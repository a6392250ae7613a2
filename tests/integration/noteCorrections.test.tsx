// @vitest-environment jsdom
/** The correction of a published note on Tonight. */
import { breakNetwork, restoreNetwork } from '../helpers/staffArea';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deleteDoc, setDoc } from 'firebase/firestore/lite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminRoutes } from '@/app/admin/routes';
import { makeStore } from '@/app/admin/store';
import { correctionMessages } from '@/features/tonight/admin/correctionMessages';
import { noteMessages } from '@/features/tonight/admin/noteMessages';
import { toNotePath, UNMARKED_MINUTES } from '@/figures/notes';
import { formatLongDay } from '@/lib/calendar';
import { RETRY_LABEL } from '@/ui/retryMessages';
import { adminDocument, readDocument } from '../helpers/backend';
import { readLastChange, undo } from '../helpers/changes';
import { dayBefore, resetToDayBefore, session } from '../helpers/dayBefore';
import { renderAsStaff } from '../helpers/renderWithStore';
import { fill, getSection } from '../helpers/staffActions';
import { setUpStaff } from '../helpers/staffHooks';
import { matchCommit } from '../helpers/waysToFail';

const path = toNotePath(session);
const MINUTE_MS = 60_000;
const wrong = 'A dollar cost N29.30 more.';
const right = 'A dollar cost N2.93 more.';
const explanation = 'It said that a dollar cost N29.30 more.';
/** The author of the note is a colleague of the signed-in user. */
const author = 'Tunde Okafor';

setUpStaff();
beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.clear();
  await resetToDayBefore();
});

/** Stores the note of the session as if it had been published `minutesAgo`. */
async function storeNote(minutesAgo: number, change: { text?: string } = {}) {
  const savedAt = new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString();
  await setDoc(adminDocument(path), { text: wrong, author, savedAt, ...change });
}

async function openCorrection(): Promise<void> {
  const router = createMemoryRouter(adminRoutes(), { initialEntries: ['/admin/tonight'] });
  renderAsStaff(<RouterProvider router={router} />, makeStore());
  fireEvent.click(await screen.findByRole('button', { name: correctionMessages.correct }));
  await screen.findByLabelText(correctionMessages.text);
}

const getForm = () => getSection(noteMessages.title);
const typeText = (text: string) => fill(screen, correctionMessages.text, text);
const explain = (text: string) => fill(screen, correctionMessages.explanation, text);
const publish = () =>
  fireEvent.click(screen.getByRole('button', { name: correctionMessages.publish }));
const findPublished = () => screen.findByRole('heading', { name: correctionMessages.published });

describe('a correction with the mark “Corrected”', () => {
  it('keeps author and time of the note when its text is corrected', async () => {
    await storeNote(600);
    const before = await readDocument(path);
    await openCorrection();
    typeText(right);
    explain(explanation);
    expect(getForm().getByText(new RegExp(`^at \\d\\d:\\d\\d.*${explanation}$`))).toBeDefined();
    publish();
    await findPublished();
    const { correction, ...after } = (await readDocument(path)) ?? {};
    expect(after).toEqual({ ...before, text: right });
    expect(correction).toMatchObject({ explanation });
    const change = await readLastChange(path);
    expect(change).toMatchObject({ part: 'notes', kind: 'save' });
    expect(await undo(change)).toMatchObject({ result: 'undone' });
    expect(await readDocument(path)).toEqual(before);
  });

  it('does not publish a correction without a new text and an explanation', async () => {
    await storeNote(600);
    await openCorrection();
    explain(explanation);
    publish();
    typeText(right);
    explain(' ');
    publish();
    expect(screen.getByRole('button', { name: correctionMessages.publish })).toBeDefined();
    expect(await readDocument(path)).toMatchObject({ text: wrong });
    for (const [label, message] of [
      [correctionMessages.explanation, correctionMessages.emptyExplanation],
      [correctionMessages.text, ''],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveProperty('validationMessage', message);
    }
  });
});

describe('a correction without the mark “Corrected”', () => {
  const getChoice = () => screen.getByLabelText(new RegExp(`^${correctionMessages.unmarked}`));

  it('publishes a correction without the mark “Corrected” within half an hour of the note', async () => {
    await storeNote(UNMARKED_MINUTES - 2);
    await openCorrection();
    typeText(right);
    fireEvent.click(getChoice());
    expect(screen.getByLabelText(correctionMessages.explanation)).toHaveProperty('disabled', true);
    publish();
    await findPublished();
    const stored = await readDocument(path);
    expect(stored).toMatchObject({ text: right, author });
    expect(stored).toHaveProperty('editedAt');
    expect(stored).not.toHaveProperty('correction');
  });

  it('disables corrections without the mark “Corrected” half an hour after the note', async () => {
    await storeNote(UNMARKED_MINUTES + 1);
    await openCorrection();
    expect(getChoice()).toHaveProperty('disabled', true);
    expect(screen.getByText(correctionMessages.unmarkedOver)).toBeDefined();
  });
});

describe('if somebody else has changed the note', () => {
  const conflict = async () => {
    await storeNote(600);
    await openCorrection();
    typeText(right);
    explain(explanation);
    await storeNote(600, { text: 'Theirs.' });
    publish();
    await screen.findByText(correctionMessages.conflict);
  };

  it('offers the typed correction after a conflict and Reload', async () => {
    await conflict();
    const table = within(getForm().getByRole('table'));
    for (const text of [wrong, 'Theirs.', right]) expect(table.getByText(text)).toBeDefined();
    expect(await readDocument(path)).toMatchObject({ text: 'Theirs.' });
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText(correctionMessages.text)).toHaveProperty('value', right);
    expect(screen.getByLabelText(correctionMessages.explanation)).toHaveProperty(
      'value',
      explanation,
    );
    publish();
    await findPublished();
    expect(await readDocument(path)).toMatchObject({ text: right });
  });

  it('overwrites somebody else’s change of the note only after Overwrite', async () => {
    await conflict();
    fireEvent.click(screen.getByRole('button', { name: 'Overwrite' }));
    await findPublished();
    expect(await readDocument(path)).toMatchObject({ text: right, correction: { explanation } });
  });

  it('keeps the typed correction if somebody else has deleted the note', async () => {
    await storeNote(600);
    await openCorrection();
    typeText(right);
    explain(explanation);
    await deleteDoc(adminDocument(path));
    publish();
    expect(await screen.findByText(correctionMessages.gone)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Overwrite' })).toBeNull();
    expect(screen.getByLabelText(correctionMessages.text)).toHaveProperty('value', right);
    expect(await readDocument(path)).toBeUndefined();
  });
});

it('publishes the typed correction on Retry after a failure', async () => {
  await storeNote(600);
  await openCorrection();
  typeText(right);
  explain(explanation);
  breakNetwork(matchCommit(path));
  publish();
  expect(await screen.findByText(correctionMessages.failed)).toBeDefined();
  restoreNetwork();
  expect(screen.getByLabelText(correctionMessages.text)).toHaveProperty('value', right);
  fireEvent.click(screen.getByRole('button', { name: RETRY_LABEL }));
  await findPublished();
  expect(await readDocument(path)).toMatchObject({ text: right, correction: { explanation } });
});

it('offers a typed correction again after Cancel', async () => {
  await storeNote(600);
  await openCorrection();
  typeText(right);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(correctionMessages.correct));
  fireEvent.click(screen.getByRole('button', { name: correctionMessages.correct }));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText(correctionMessages.text)).toHaveProperty('value', right);
});

it('corrects the note of an earlier session', async () => {
  await storeNote(5);
  await openCorrection();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: correctionMessages.other }));
  const name = correctionMessages.correctDay(formatLongDay(dayBefore));
  fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByLabelText(correctionMessages.text);
  typeText(right);
  explain(explanation);
  publish();
  await findPublished();
  expect(await readDocument(toNotePath(dayBefore))).toMatchObject({ text: right });
  expect(await readDocument(path)).toMatchObject({ text: wrong });
});
