/** The note of the day: publishing, correcting and undoing it, and copying it into a mail. */
import type { Locator, Page } from '@playwright/test';
import { correctionMessages } from '@/features/tonight/admin/correctionMessages';
import { mailMessages } from '@/features/tonight/admin/mail/mailMessages';
import { tonightMessages } from '@/features/tonight/admin/messages';
import { noteMessages } from '@/features/tonight/admin/noteMessages';
import { publishedMessages } from '@/features/tonight/admin/publication/publishedMessages';
import { publicationUndoMessages } from '@/features/tonight/admin/undo/messages';
import { toNotePath } from '@/figures/notes';
import { formatLongDay } from '@/lib/calendar';
import { staffName } from '../../../seed/accounts';
import { testPorts } from '../../../scripts/local';
import { setDocuments } from '../../../seed/rest';
import { dayBefore, resetToDayBefore, session } from '../../helpers/dayBefore';
import {
  expectFieldsFit,
  expectFits,
  expectFitsWithLargeText,
  expectVisibleInForcedColors,
} from '../../helpers/everyPage';
import { expect, expectAccessible, expectAccessibleAt, resetAll, test } from '../../helpers/page';
import { getSection, openStaffPage } from '../../helpers/staffPage';

test.beforeEach(resetToDayBefore);
test.afterAll(resetAll);

const getNoteRow = (page: Page): Locator => page.locator('[data-row="note"]');
const getButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const getTextField = (page: Page) => page.getByLabel(correctionMessages.text, { exact: true });

async function typeFigures(page: Page): Promise<void> {
  await page.getByLabel('All Share Index tonight').fill('105900');
  await page.getByLabel('Naira per dollar tonight').fill('1531.5');
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: tonightMessages.review }).click();
  await getButton(page, tonightMessages.publish).click();
  await expect(page.getByRole('heading', { name: publishedMessages.title })).toBeVisible();
}

/** Presses Undo in a section and confirms it. */
async function undo(page: Page, section: string): Promise<void> {
  await getSection(page, section).getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Undo/ });
  await expect(confirm).toBeEnabled();
  await confirm.press('Enter');
}

/** Stores a note of the session that was published two minutes ago. */
async function storeNote(text: string): Promise<void> {
  const savedAt = new Date(Date.now() - 120_000).toISOString();
  await setDocuments(testPorts, { [toNotePath(session)]: { text, author: staffName, savedAt } });
}

test('publishes a note with the figures, corrects it, and undoes both', async ({
  page,
  openBrowser,
}) => {
  await openStaffPage(page, '/admin/tonight');
  await expect(getNoteRow(page)).toContainText(noteMessages.waiting);
  await typeFigures(page);
  await getButton(page, noteMessages.write).click();
  await expect(page.getByRole('heading', { level: 2, name: noteMessages.title })).toBeFocused();
  // Accepts the proposed sentence about the index, and adds a sentence.
  const sentence = 'The All Share Index closed 0.44% higher at 105,900.00.';
  await page.getByRole('checkbox', { name: sentence }).check();
  const field = page.getByLabel(noteMessages.text);
  await expect(field).toHaveValue(sentence);
  await field.fill(`${sentence} Banks rose N29.30.`);
  await expect(page.getByLabel(noteMessages.signedBy)).toHaveValue(staffName);
  await getButton(page, noteMessages.done).click();
  await expect(getNoteRow(page)).toContainText('Ready');
  await publish(page);
  const published = getSection(page, publishedMessages.title);
  const publishedNote = published.getByRole('row', { name: noteMessages.title });
  await expect(publishedNote).toContainText(publishedMessages.signedBy(staffName));

  const visitor = await openBrowser();
  await visitor.goto('/markets');
  const lead = visitor.getByRole('article', { name: 'Note of the day' });
  await expect(lead).toContainText(`${sentence} Banks rose N29.30.`);
  await expect(lead).toContainText(staffName);
  await expect(visitor.getByRole('main')).toContainText('105,900.00');

  const correctButton = publishedNote.getByRole('button');
  await correctButton.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: noteMessages.title })).toBeFocused();
  await expect(getNoteRow(page)).toHaveAttribute('aria-current', 'true');
  await getTextField(page).fill(`${sentence} Banks rose N2.93.`);
  await page.getByLabel(correctionMessages.explanation).fill('It said N29.30.');
  // Control+Enter must publish the correction. It must not open the review of the figures.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: correctionMessages.published })).toBeFocused();
  await expectAccessible(page);
  await visitor.reload();
  await expect(lead).toContainText('Banks rose N2.93.');
  await expect(lead).toContainText(/Corrected at \d\d:\d\d.*\. It said N29\.30\./);

  await undo(page, correctionMessages.published);
  await expect(correctButton).toBeFocused();
  await undo(page, publishedMessages.title);
  await expect(page.getByText(publicationUndoMessages.undone)).toBeVisible();
  await expect(getButton(page, correctionMessages.correct)).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('main')).toContainText('105,432.07');
  await expect(visitor.getByText('Banks rose')).toHaveCount(0);
});

test('corrects the spelling of a note without the mark “Corrected”', async ({
  page,
  openBrowser,
}) => {
  await storeNote('The indx rose.');
  await openStaffPage(page, '/admin/tonight');
  await getButton(page, correctionMessages.correct).click();
  await getTextField(page).fill('The index rose.');
  await page.getByRole('radio', { name: correctionMessages.marked }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(correctionMessages.explanation)).toBeDisabled();
  await getButton(page, correctionMessages.publish).click();
  await expect(page.getByRole('heading', { name: correctionMessages.published })).toBeFocused();
  await getButton(page, correctionMessages.back).click();
  await expect(getButton(page, correctionMessages.correct)).toBeFocused();
  const visitor = await openBrowser();
  await visitor.goto(`/notes?month=${session.slice(0, 7)}`);
  await expect(visitor.getByText('The index rose.')).toBeVisible();
});

test('fits the form of a correction into every width, with large text and in forced colours', async ({
  page,
}) => {
  await storeNote('A dollar cost N29.30 more.');
  await openStaffPage(page, '/admin/tonight');
  await getButton(page, correctionMessages.correct).click();
  await getTextField(page).fill('A dollar cost N2.93 more.');
  await page.getByLabel(correctionMessages.explanation).fill('It said N29.30 more.');
  await expectAccessibleAt(page);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFits(page, `correcting a note, at ${width}`);
    await expectFieldsFit(page, `correcting a note, at ${width}`);
  }
  await expectFitsWithLargeText(page);
  await expectVisibleInForcedColors(page);
});

test('lists the notes of other sessions for a correction', async ({ page }) => {
  await openStaffPage(page, '/admin/tonight');
  await getButton(page, correctionMessages.other).click();
  const day = formatLongDay(dayBefore);
  await expect(getButton(page, correctionMessages.correctDay(day))).toBeVisible();
  await expectAccessibleAt(page);
  await getButton(page, correctionMessages.correctDay(day)).click();
  await expect(getTextField(page)).not.toHaveValue('');
});

/** Returns the text and the HTML on the clipboard. */
const readClipboard = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const readType = async (type: string) => (await item?.getType(type))?.text() ?? '';
    return { text: await readType('text/plain'), html: await readType('text/html') };
  });

test('copies the published figures and the note for the newsletter', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeNote('Banks & insurers rose.');
  await openStaffPage(page, '/admin/tonight');
  await expect(getButton(page, mailMessages.copy)).toHaveCount(0);
  await typeFigures(page);
  await publish(page);
  await getButton(page, mailMessages.copy).click();
  await expect(page.getByText(mailMessages.copied)).toBeVisible();
  const { text, html } = await readClipboard(page);
  const since = formatLongDay(dayBefore);
  expect(text).toContain(formatLongDay(session));
  expect(text).toContain(`Banks & insurers rose.\n${staffName}`);
  expect(text).toContain(`All Share Index: 105,900.00; up 0.44% from ${since}`);
  expect(text).toContain(`One US dollar: N1,531.50; N0.95 (0.06%) less than on ${since}`);
  expect(text).toMatch(/https?:\/\/\S+\/markets$/);
  expect(html).toContain('Banks &amp; insurers rose.');
  expect(html).toMatch(/105,900\.00/);
  await expectAccessibleAt(page);
});

test('selects the text for the newsletter if the browser forbids copying', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
  });
  await openStaffPage(page, '/admin/tonight');
  await typeFigures(page);
  await publish(page);
  await getButton(page, mailMessages.copy).click();
  await expect(page.getByText(mailMessages.refused)).toBeVisible();
  const field = page.getByLabel(mailMessages.text);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => String(window.getSelection()))).toContain('105,900.00');
  await expectAccessible(page);
});
