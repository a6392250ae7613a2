// @vitest-environment jsdom
/** Copying the figures of a session for a mail, tested with the running backend. */
import { breakNetwork, restoreNetwork } from '../helpers/staffArea';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { setDoc } from 'firebase/firestore/lite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminRoutes } from '@/app/admin/routes';
import { makeStore } from '@/app/admin/store';
import { mailMessages } from '@/features/tonight/admin/mail/mailMessages';
import { noteMessages } from '@/features/tonight/admin/noteMessages';
import { toNotePath } from '@/figures/notes';
import { RETRY_LABEL } from '@/ui/retryMessages';
import { adminDocument } from '../helpers/backend';
import { session } from '../helpers/dayBefore';
import { renderAsStaff } from '../helpers/renderWithStore';
import { setUpStaff } from '../helpers/staffHooks';

const text = 'Banks rose.';
const writeText = vi.fn((copied: string) => Promise.resolve(copied));

setUpStaff();
beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  // Without ClipboardItem, the browser can copy only plain text.
  vi.stubGlobal('ClipboardItem', undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  writeText.mockClear();
  localStorage.clear();
  const note = { text, author: 'Hauwa Bello', savedAt: new Date().toISOString() };
  await setDoc(adminDocument(toNotePath(session)), note);
});

/** Opens Tonight with the figures of the session on the site. */
function openPage(): void {
  const router = createMemoryRouter(adminRoutes(), { initialEntries: ['/admin/tonight'] });
  renderAsStaff(<RouterProvider router={router} />, makeStore());
}

const findCopyButton = () => screen.findByRole('button', { name: mailMessages.copy });
const isBusy = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

it('copies plain text if the browser cannot copy HTML', async () => {
  openPage();
  const button = await findCopyButton();
  await waitFor(() => expect(isBusy(button)).toBe(false));
  fireEvent.click(button);
  await screen.findByText(mailMessages.copied);
  const [copied = ''] = writeText.mock.calls[0] ?? [];
  expect(copied).toContain(`${text}\nHauwa Bello`);
  expect(copied).toContain('All Share Index: 105,432.07; up ');
});

it.each([
  ['earlier figures', 'history/inflation', mailMessages.failed],
  ['note', toNotePath(session), noteMessages.noteFailed],
])('copies nothing until it has loaded the %s', async (_, path, message) => {
  breakNetwork((__, init) => JSON.stringify(init?.body ?? '').includes(path));
  openPage();
  const button = await findCopyButton();
  await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
  expect(isBusy(button)).toBe(true);
  fireEvent.click(button);
  expect(writeText).not.toHaveBeenCalled();
  restoreNetwork();
  const [retry] = screen.getAllByRole('button', { name: RETRY_LABEL });
  if (retry !== undefined) fireEvent.click(retry);
  await waitFor(() => expect(isBusy(button)).toBe(false));
  fireEvent.click(button);
  await screen.findByText(mailMessages.copied);
});
