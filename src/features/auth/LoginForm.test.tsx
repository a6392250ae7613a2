import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import { AuthProvider } from './AuthProvider';
import { LoginForm } from './LoginForm';
import { authMessages } from './messages';
import { ada, createServiceError, TestClient } from '../../../tests/helpers/identity';

function renderForm(client = new TestClient()) {
  render(
    <AuthProvider client={client}>
      <LoginForm />
    </AuthProvider>,
  );
  return client;
}

const getEmail = () => screen.getByLabelText('Email');
const getPassword = () => screen.getByLabelText('Password');
const getForgotPassword = () => screen.getByRole('button', { name: 'Forgot password?' });
const getSubmit = () => screen.getByRole('button', { name: 'Sign in' });

test('focuses the email field, and marks the fields for password managers', () => {
  renderForm();
  expect(getEmail()).toHaveFocus();
  expect(getEmail()).toHaveAttribute('autocomplete', 'username');
  expect(getPassword()).toHaveAttribute('autocomplete', 'current-password');
  expect(getPassword()).toHaveAttribute('type', 'password');
});

test('disables the form while the sign-in is pending', async () => {
  const client = new TestClient();
  let reject: (error: Error) => void = () => undefined;
  const held = new Promise<never>((_resolve, fail) => (reject = fail));
  const signIn = vi.spyOn(client, 'signIn').mockReturnValue(held);
  renderForm(client);
  await userEvent.type(getPassword(), 'x{Enter}');
  const busy = screen.getByRole('button', { name: 'Signing in...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(getPassword(), '{Enter}');
  expect(signIn).toHaveBeenCalledOnce();
  reject(createServiceError('auth/network-request-failed'));
  expect(await screen.findByRole('alert')).toHaveTextContent('auth/network-request-failed');
  expect(getPassword()).toHaveValue('x');
  expect(getSubmit()).not.toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['auth/invalid-credential', /^The email or password is wrong\.$/],
  ['auth/too-many-requests', /^Too many attempts\./],
  ['auth/network-request-failed', /cannot be reached/],
  ['auth/user-disabled', /switched off/],
])('explains the error %s in plain words below the message of Firebase', async (code, sentence) => {
  const client = new TestClient();
  vi.spyOn(client, 'signIn').mockRejectedValue(createServiceError(code));
  renderForm(client);
  // The empty form can be submitted, because only the server validates the input.
  await userEvent.click(getSubmit());
  expect((await screen.findByRole('alert')).textContent).toBe(createServiceError(code).message);
  expect(screen.getByText(sentence)).toBeVisible();
});

test('offers a retry if the sign-in takes longer than 10 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const client = new TestClient();
  const signIn = vi.spyOn(client, 'signIn').mockReturnValue(new Promise(() => undefined));
  renderForm(client);
  fireEvent.change(getEmail(), { target: { value: ada.email } });
  fireEvent.change(getPassword(), { target: { value: 'right' } });
  fireEvent.click(getSubmit());
  await act(() => vi.advanceTimersByTimeAsync(READ_LIMIT_MS));
  expect(screen.getByRole('alert')).toHaveTextContent(authMessages.noAnswer);
  expect(getPassword()).toHaveValue('right');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(signIn).toHaveBeenLastCalledWith(ada.email, 'right');
  expect(signIn).toHaveBeenCalledTimes(2);
});

test('shows the password when the user presses the Show button', async () => {
  renderForm();
  await userEvent.click(getPassword());
  await userEvent.paste('pasted secret');
  expect(getPassword()).toHaveValue('pasted secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(getPassword()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(getPassword()).toHaveAttribute('type', 'password');
});

test.each([null, 'auth/user-not-found', 'auth/too-many-requests'])(
  'does not reveal in a password reset whether the address has an account (%s)',
  async (code) => {
    const client = renderForm();
    client.resetError = code === null ? null : createServiceError(code);
    await userEvent.type(getEmail(), ' who@example.com ');
    await userEvent.click(getForgotPassword());
    expect(await screen.findByText(authMessages.resetSent)).toBeInTheDocument();
    expect(client.resets).toEqual(['who@example.com']);
  },
);

test('replaces the message of the previous sign-in or password reset with the latest one', async () => {
  const client = new TestClient();
  vi.spyOn(client, 'signIn').mockRejectedValue(createServiceError('auth/invalid-credential'));
  let answer: () => void = () => undefined;
  vi.spyOn(client, 'sendReset').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderForm(client);
  await userEvent.type(getEmail(), 'who@example.com');
  await userEvent.click(getSubmit());
  await screen.findByRole('alert');
  await userEvent.click(getForgotPassword());
  expect(screen.queryByRole('alert')).toBeNull();
  answer();
  expect(await screen.findByText(authMessages.resetSent)).toBeVisible();
  await userEvent.click(getSubmit());
  await screen.findByRole('alert');
  expect(screen.queryByText(authMessages.resetSent)).toBeNull();
});

test('reports that the email for a password reset could not be sent', async () => {
  const client = renderForm();
  await userEvent.click(getForgotPassword());
  expect(screen.getByText(authMessages.emailFirst)).toBeInTheDocument();
  expect(getEmail()).toHaveFocus();
  expect(client.resets).toEqual([]);
  client.resetError = createServiceError('auth/network-request-failed');
  await userEvent.type(getEmail(), 'who@example.com');
  await userEvent.click(getForgotPassword());
  expect(await screen.findByRole('alert')).toHaveTextContent('auth/network-request-failed');
});

test.each([
  '\u202aada@example.com\u202c',
  'ada\u00ad@example.com\u200b',
  '\ufeffada@example.com\u2060',
])('removes invisible characters from the pasted email address %j', async (pasted) => {
  const client = new TestClient();
  const signIn = vi.spyOn(client, 'signIn');
  renderForm(client);
  fireEvent.change(getEmail(), { target: { value: pasted } });
  await userEvent.type(getPassword(), 'x{Enter}');
  expect(signIn).toHaveBeenCalledWith('ada@example.com', 'x');
});
