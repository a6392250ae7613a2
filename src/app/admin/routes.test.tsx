import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { useContext, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toDraftKey, saveDraft, MAX_AGE_DAYS } from '@/browser/savedDrafts';
import { authMessages } from '@/features/auth/messages';
import { DAY_MS } from '@/lib/days';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import { reportPermissionError } from '@/firebase/staff/permissionErrors';
import { DraftAccount } from '@/ui/admin/useSavedDraft';
import { LEAVE_TEXT, LEAVE_TITLE } from '@/ui/admin/leaveMessages';
import { useUnsavedChanges } from '@/ui/admin/unsavedChanges';
import { ada, bola, createServiceError, TestClient } from '../../../tests/helpers/identity';
import { retype } from '../../../tests/helpers/editor';
import { expectConsoleErrors } from '../../../tests/helpers/setup-unit';
import { stubMediaMatches } from '../../../tests/helpers/media';
import { renderWithStore } from '../../../tests/helpers/renderWithStore';
import { makeStore } from './store';
import { adminRoutes } from './routes';

/*
 * These tests cover the layout of the staff area. A stub with one input field replaces each page.
 * The stub also shows the account under which the page would save drafts.
 */
function PageStub({ name }: { name: string }) {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return (
    <>
      <h1>{name}</h1>
      <p>Drafts of {useContext(DraftAccount)}</p>
      <input aria-label="Figure" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}
vi.mock('@/pages/admin/MacroeconomicsPage', () => ({
  default: () => <PageStub name="Macro page" />,
}));
vi.mock('@/pages/admin/EquityMarketPage', () => ({
  default: () => <PageStub name="Equity page" />,
}));
vi.mock('@/pages/admin/ResourcesPage', () => ({ default: () => <PageStub name="Files page" /> }));
vi.mock('@/pages/admin/NewsPage', () => ({
  default: () => {
    throw new Error('broken page');
  },
}));

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  stubMediaMatches(true);
});

function openPage(path: string, client = new TestClient(ada)) {
  const router = createMemoryRouter(adminRoutes(client), { initialEntries: ['/before', path] });
  const view = renderWithStore(<RouterProvider router={router} />, makeStore());
  return { client, router, view };
}

const findHeading = (name: string) => screen.findByRole('heading', { name });

/** Runs a callback outside React, as the browser would. The test then waits for the effect. */
const runLater = (happen: () => void) => setTimeout(happen);

async function signIn(email: string) {
  await retype(await screen.findByLabelText('Email'), email);
  await retype(screen.getByLabelText('Password'), 'right');
  await userEvent.keyboard('{Enter}');
}

const expectSignInDialog = async () =>
  expect(await screen.findByRole('dialog', { name: authMessages.endedTitle })).toBeInTheDocument();

/** Expects that the dialog is closed and the page still has its input. */
async function expectRestored() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Figure')).toHaveValue('42');
}

describe('the sign-in guard of the staff area', () => {
  test('redirects a signed-out user to the requested page after the login', async () => {
    const { router } = openPage('/admin/resources', new TestClient());
    await findHeading('Admin Login');
    expect(router.state.location.pathname).toBe('/admin/login');
    expect(screen.getByText(authMessages.kept)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    await signIn(ada.email);
    await findHeading('Files page');
    expect(router.state.location.pathname).toBe('/admin/resources');
    expect(localStorage.getItem('isAuth')).toBe('true');
    // Back leaves the staff area instead of redirecting again.
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  test.each([
    ['/admin', ada],
    ['/admin/login', ada],
    ['/admin/login', null],
  ])('opens the macroeconomics page from %s once the user is signed in', async (path, user) => {
    const { router } = openPage(path, new TestClient(user));
    if (user === null) await signIn(ada.email);
    await findHeading('Macro page');
    expect(router.state.location.pathname).toBe('/admin/macroeconomics');
  });

  test('shows the account ID, the email address and a Sign out button to a user who is not on the staff list', async () => {
    const { client } = openPage('/admin/news', new TestClient(bola));
    await findHeading(authMessages.notOnList);
    expect(screen.getByText(bola.uid)).toBeInTheDocument();
    expect(screen.getByText(authMessages.askFor, { exact: false })).toHaveTextContent(bola.email);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await findHeading('Admin Login');
    expect(client.user).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    await signIn(bola.email);
    await findHeading(authMessages.notOnList);
    client.staff.add(bola.uid);
    expectConsoleErrors();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('navigation', { name: 'Staff area' })).toBeInTheDocument();
  });
});

describe('an identity service that never answers', () => {
  const hangForever = () => new Promise<never>(() => undefined);
  const waitTooLong = () => act(() => vi.advanceTimersByTimeAsync(READ_LIMIT_MS));
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  test.each(['/admin/login', '/admin/resources'])(
    'shows an error on %s if the sign-in state does not arrive',
    async (path) => {
      const client = new TestClient(ada);
      vi.spyOn(client, 'watch').mockReturnValue(() => undefined);
      openPage(path, client);
      expect(screen.getByRole('status')).toHaveTextContent(authMessages.resolving);
      await waitTooLong();
      expect(screen.getByRole('alert')).toHaveTextContent(authMessages.unresolved);
      expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
    },
  );

  test('keeps the focus on Retry while the staff check times out', async () => {
    const client = new TestClient(ada);
    const isStaffMock = vi.spyOn(client, 'isStaff').mockImplementation(hangForever);
    openPage('/admin/resources', client);
    await waitFor(() => expect(isStaffMock).toHaveBeenCalled());
    await waitTooLong();
    expect(screen.getByRole('alert')).toHaveTextContent(authMessages.checkFailed);
    expect(screen.queryByText(authMessages.notOnList)).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Retry' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('button', { name: 'Retrying...' })).toHaveFocus();
    await waitTooLong();
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    isStaffMock.mockResolvedValue(true);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await findHeading('Files page');
  });

  test('asks the user to sign in again if the renewal of the session does not finish', async () => {
    const client = new TestClient(ada);
    openPage('/admin/resources', client);
    await screen.findByLabelText('Figure');
    vi.spyOn(client, 'renew').mockImplementation(hangForever);
    runLater(() => reportPermissionError(new FirebaseError('permission-denied', 'no')));
    await waitTooLong();
    await expectSignInDialog();
    expect(client.user).toBe(ada);
  });
});

describe('the layout of the staff pages', () => {
  test('marks the current menu item and shows the name of the signed-in user', async () => {
    openPage('/admin/equity-market');
    await findHeading('Equity page');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Equity Market');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['MacroEconomics', 'Equity Market', 'Resources', 'News', 'View site']),
    );
    expect(screen.getByText(ada.email)).toBeInTheDocument();
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'http://127.0.0.1:6005/admin/equity-market',
    );
  });

  test('deletes old drafts, even before sign-in', () => {
    const key = toDraftKey(ada.uid, 'asi');
    const typedAt = new Date(Date.now() - (MAX_AGE_DAYS + 1) * DAY_MS).toISOString();
    saveDraft(key, { id: 'a', typedAt, from: '', draft: '' });
    expect(localStorage.getItem(key)).not.toBeNull();
    openPage('/admin/login', new TestClient());
    expect(localStorage.getItem(key)).toBeNull();
  });

  /** Returns whether the browser would ask before the tab is closed. */
  const isCloseBlocked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

  test('asks for confirmation only before the user leaves a page with unsaved input', async () => {
    openPage('/admin/resources');
    const getLink = (name: string) => screen.getByRole('link', { name });
    const go = (name: string) => userEvent.click(getLink(name));
    await userEvent.type(await screen.findByLabelText('Figure'), '12');
    expect(isCloseBlocked()).toBe(true);
    await go('Equity Market');
    expect(await screen.findByRole('dialog', { name: LEAVE_TITLE })).toHaveTextContent(LEAVE_TEXT);
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Figure')).toHaveValue('12');
    expect(getLink('Equity Market')).toHaveFocus();
    await go('Equity Market');
    // The Escape key sends this event.
    fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await go('Equity Market');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await findHeading('Equity page');
    expect(isCloseBlocked()).toBe(false);
    await userEvent.type(screen.getByLabelText('Figure'), '1{Backspace}');
    expect(isCloseBlocked()).toBe(false);
    await go('Resources');
    await findHeading('Files page');
  });

  test('asks before the user signs out with unsaved input', async () => {
    const { client } = openPage('/admin/resources');
    await userEvent.type(await screen.findByLabelText('Figure'), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(screen.getByRole('dialog', { name: LEAVE_TITLE })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Figure')).toHaveValue('1');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await findHeading('Admin Login');
    expect(client.user).toBeNull();
    expect(localStorage.getItem('isAuth')).toBeNull();
  });

  test('keeps the menu when a page is unknown or has failed', async () => {
    expectConsoleErrors();
    openPage('/admin/nowhere');
    await findHeading('Page not found');
    await userEvent.click(screen.getByRole('link', { name: 'News' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be shown');
    await userEvent.click(screen.getByRole('link', { name: 'Resources' }));
    await findHeading('Files page');
  });
});

describe('a sign-in session that ends while staff are at work', () => {
  const rejectSave = () =>
    runLater(() => reportPermissionError(new FirebaseError('permission-denied', 'no')));

  async function openAndType(client?: TestClient) {
    const opened = openPage('/admin/resources', client);
    await userEvent.type(await screen.findByLabelText('Figure'), '42');
    return opened;
  }
  async function loseSession() {
    const opened = await openAndType();
    runLater(() => opened.client.setUser(null));
    await expectSignInDialog();
    return opened;
  }

  test('keeps the input after a failed sign-out, even when the session ends later', async () => {
    const { client } = await openAndType();
    client.signOutFails = true;
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('auth/internal-error');
    expect(screen.getByLabelText('Figure')).toHaveValue('42');
    runLater(() => client.setUser(null));
    await expectSignInDialog();
  });

  test('lets an account continue only if it is on the staff list', async () => {
    const { client } = await loseSession();
    await signIn(bola.email);
    const dialog = await screen.findByRole('dialog', { name: authMessages.notOnList });
    expect(dialog).toHaveTextContent(bola.uid);
    expect(screen.getByText(`Drafts of ${ada.uid}`)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with another account' }));
    await signIn(ada.email);
    await expectRestored();
    client.staff.add(bola.uid);
    runLater(() => client.setUser(null));
    await expectSignInDialog();
    await signIn(bola.email);
    await expectRestored();
    expect(screen.getByText(bola.email)).toBeInTheDocument();
    expect(screen.getByText(`Drafts of ${bola.uid}`)).toBeInTheDocument();
  });

  test('lets the user leave without saving after the session has ended', async () => {
    const { router } = await loseSession();
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await findHeading('Admin Login');
    expect(router.state.location.pathname).toBe('/admin/login');
  });

  async function failToRenew(code: string, client = new TestClient(ada)) {
    vi.spyOn(client, 'renew').mockRejectedValue(createServiceError(code));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openAndType(client);
    rejectSave();
    await expectSignInDialog();
    expect(screen.getByLabelText('Figure')).toHaveValue('42');
    return client;
  }

  // The SDK itself ends the session after auth/user-token-expired and auth/user-disabled, but not
  // for a deleted account (auth/user-not-found).
  test.each(['auth/user-not-found', 'auth/user-token-expired', 'auth/user-disabled', 'auth/else'])(
    'continues after a new sign-in if the session cannot be renewed (%s)',
    async (code) => {
      const client = await failToRenew(code);
      expect(screen.getByText(authMessages.ended)).toBeInTheDocument();
      expect(client.user).toBeNull();
      await signIn(ada.email);
      await expectRestored();
    },
  );

  test('asks the user to sign in again even if the sign-out of the ended session fails', async () => {
    const client = new TestClient(ada);
    client.signOutFails = true;
    await failToRenew('auth/user-not-found', client);
    expect(screen.getByText(authMessages.ended)).toBeInTheDocument();
  });

  test.each(['auth/network-request-failed', 'auth/too-many-requests'])(
    'retries after a temporary failure (%s) without a new sign-in',
    async (code) => {
      const client = await failToRenew(code);
      expect(screen.getByRole('alert')).toHaveTextContent(authMessages.checkFailed);
      expect(client.user).toBe(ada);
      vi.spyOn(client, 'renew').mockResolvedValue();
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await expectRestored();
    },
  );

  test('shows after a rejected save that the account is no longer on the staff list', async () => {
    const { client } = await openAndType();
    client.staff.clear();
    rejectSave();
    expect(await screen.findByRole('dialog', { name: authMessages.notOnList })).toBeInTheDocument();
    expect(screen.getByLabelText('Figure')).toHaveValue('42');
  });
});
