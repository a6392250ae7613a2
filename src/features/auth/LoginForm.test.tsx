import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AuthProvider } from './AuthProvider';
import { LoginForm } from './LoginForm';
import { messages } from './messages';
import { INVALID_CREDENTIAL, serviceError, TestClient } from './testClient';

function renderForm(client = new TestClient()) {
  render(
    <AuthProvider client={client}>
      <LoginForm />
    </AuthProvider>,
  );
  return client;
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

test('the fields are made for password managers', () => {
  renderForm();
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('type', 'password');
});

test('the message of the identity service shows under the fields, and what was typed stays', async () => {
  renderForm();
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.type(password(), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(INVALID_CREDENTIAL);
  expect(email()).toHaveValue('ada@example.com');
  expect(password()).toHaveValue('wrong');
  expect(submit()).toBeEnabled();
});

test('has no rules of its own: an empty form is the identity service’s business', async () => {
  renderForm();
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(INVALID_CREDENTIAL);
});

test('is busy while the service is asked', async () => {
  const client = new TestClient();
  let reject: (error: Error) => void = () => undefined;
  const signIn = vi.spyOn(client, 'signIn').mockReturnValue(
    new Promise((_resolve, fail) => {
      reject = fail;
    }),
  );
  renderForm(client);
  await userEvent.type(password(), 'x{Enter}');
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await userEvent.type(password(), '{Enter}');
  expect(signIn).toHaveBeenCalledOnce();
  reject(serviceError('auth/network-request-failed'));
  expect(await screen.findByRole('alert')).toHaveTextContent('auth/network-request-failed');
});

test('pasting works and the password can be shown', async () => {
  renderForm();
  await userEvent.click(password());
  await userEvent.paste('pasted secret');
  expect(password()).toHaveValue('pasted secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test.each([null, 'auth/user-not-found', 'auth/too-many-requests'])(
  'a forgotten password gets the same answer for any address (%s)',
  async (code) => {
    const client = renderForm();
    client.resetError = code === null ? null : serviceError(code);
    await userEvent.type(email(), ' who@example.com ');
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(await screen.findByText(messages.resetSent)).toBeInTheDocument();
    expect(client.resets).toEqual(['who@example.com']);
  },
);

test('a reset that never reached the service says so', async () => {
  const client = renderForm();
  client.resetError = serviceError('auth/network-request-failed');
  await userEvent.type(email(), 'who@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('auth/network-request-failed');
});

test('a reset without an address asks for it', async () => {
  const client = renderForm();
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(screen.getByText(messages.emailFirst)).toBeInTheDocument();
  expect(email()).toHaveFocus();
  expect(client.resets).toEqual([]);
});
