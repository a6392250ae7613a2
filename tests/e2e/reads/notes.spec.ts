/** The note of the day on Home, and the corrections of notes. */
import type { Page } from '@playwright/test';
import { holidays } from '@/content/holidays';
import { correctionMessages } from '@/features/history/messages';
import { noteMessages } from '@/features/notes/messages';
import { MAX_NOTE_LENGTH } from '@/figures/notes';
import { findPreviousTradingDay, getWeekday } from '@/lib/days';
import { findLastTradingDay } from '@/lib/calendar';
import { holdRequests } from '../../helpers/network';
import { changeNewestNote, isNoteRead } from '../../helpers/notes';
import { expect, expectAccessible, measureBox, test } from '../../helpers/page';
import { watchShifts } from '../../helpers/shifts';
import { expectFresh, FIRESTORE_URL, INDEX } from '../../helpers/today';
import { seedNow } from '../../../seed/calendar';

const SESSION = findLastTradingDay(seedNow, holidays);
const getNote = (page: Page) => page.getByRole('article', { name: noteMessages.ofDay });
const getBoard = (page: Page) => page.locator('.market-board');
const PHONE = { width: 390, height: 844 };
/** In this window, the board is visible without scrolling. */
const TALL_WINDOW = { width: 1280, height: 1600 };

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a tall window', TALL_WINDOW],
] as const) {
  test(`reads the note once, after the figures, without a layout shift (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const readShifts = await watchShifts(page, { ignored: '.board-line, .stock-table' });
    const reads: boolean[] = [];
    page.on('request', (request) => {
      if (FIRESTORE_URL.test(request.url())) reads.push(isNoteRead(request));
    });
    await page.goto('/');
    await expect.poll(() => reads.at(-1)).toBe(true);
    await expect(getNote(page).or(page.locator('.home-note[data-fixed]'))).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(getBoard(page)).toContainText(INDEX);
    // In the tall window, the note would move the visible board, so it appears only on the next
    // visit.
    await expect(getNote(page)).toHaveCount(viewport === TALL_WINDOW ? 0 : 1);
    expect(reads.filter(Boolean)).toHaveLength(1);
    expect(await readShifts()).toBe(0);

    // On the next visit, the page reserves space for the note before any script runs.
    const release = await holdRequests(page, /\.js$/);
    await page.reload();
    await expect(page.locator('.home-note')).toBeAttached();
    const { top } = await measureBox(getBoard(page));
    release();
    await expect(getNote(page)).toContainText(INDEX);
    await expectFresh(page);
    expect((await measureBox(getBoard(page))).top).toBe(top);
    expect(await readShifts()).toBe(0);
  });
}

test('marks a note of the previous session as old, and shows no older note', async ({ page }) => {
  const before = findPreviousTradingDay(SESSION, holidays);
  await page.setViewportSize(PHONE);
  await changeNewestNote(page, { session: before });
  await page.goto('/');
  await expect(getNote(page)).toContainText(`${getWeekday(before)}’s note`);
  await expect(getNote(page)).toContainText(noteMessages.notTonight);
  await expectAccessible(page);

  await changeNewestNote(page, { session: findPreviousTradingDay(before, holidays) });
  await page.reload();
  await expectFresh(page);
  await expect(getNote(page)).toHaveCount(0);
});

test('reserves no space for a note if no note is stored', async ({ page }) => {
  await changeNewestNote(page, null);
  const noteResponse = page.waitForResponse((response) => isNoteRead(response.request()));
  await page.goto('/');
  await noteResponse;
  await expectFresh(page);
  await expect(page.locator('.home-note')).toBeEmpty();
  expect(await page.locator('.home-note').evaluate((part) => part.clientHeight)).toBe(0);
});

test('cuts a long note after five lines on a phone until Read on is pressed', async ({ page }) => {
  const words = 'The index closed higher, and a dollar cost more than on the day before. ';
  const text =
    words
      .repeat(6)
      .slice(0, MAX_NOTE_LENGTH - 5)
      .trimEnd() + ' End.';
  await page.setViewportSize(PHONE);
  await changeNewestNote(page, { text });
  await page.goto('/');
  const paragraph = getNote(page).getByText(text);
  const button = getNote(page).getByRole('button', { name: noteMessages.readOn });
  await expect(button).toBeVisible();
  const { height } = await measureBox(paragraph);
  expect(height).toBe(5 * 24);
  await button.click();
  await expect(button).toHaveCount(0);
  expect((await measureBox(paragraph)).height).toBeGreaterThan(height);
  await expectAccessible(page);
});

test('lists the correction of a note on /corrections, with a link to the note', async ({
  page,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (isNoteRead(request)) reads.push(request.postData() ?? '');
  });
  await page.goto('/corrections');
  const row = page.getByRole('row', { name: correctionMessages.noteOfDay });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(correctionMessages.filters.correction);
  expect(reads).toHaveLength(1);
  const link = row.getByRole('link', { name: correctionMessages.noteOfDay });
  const [, session] = /#n-(.+)$/.exec((await link.getAttribute('href')) ?? '') ?? [];
  await link.click();
  await expect(page.locator(`#n-${session}`)).toContainText(noteMessages.corrected);
});

test('offers Read on if the user enlarges the text', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(getNote(page)).toContainText(INDEX);
  const button = getNote(page).getByRole('button', { name: noteMessages.readOn });
  await expect(button).toHaveCount(0);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await expect(button).toBeVisible();
});
