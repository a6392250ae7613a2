import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LEAVE_TITLE, UnsavedGuard } from './UnsavedGuard';
import { useUnsavedChanges } from './useUnsavedChanges';

function Editor() {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return (
    <input aria-label="Value" value={text} onChange={(event) => setText(event.target.value)} />
  );
}

function renderApp() {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Link to="/other">Other</Link>
            <Outlet />
            <UnsavedGuard />
          </>
        ),
        children: [
          { path: '/', element: <Editor /> },
          { path: '/other', element: <h1>Other page</h1> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
}

/** Whether the browser would ask before the tab is closed. */
const asksOnClose = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('an untouched page is left at once', async () => {
  renderApp();
  expect(asksOnClose()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  expect(await screen.findByRole('heading', { name: 'Other page' })).toBeInTheDocument();
});

test('Stay keeps what was typed', async () => {
  renderApp();
  await userEvent.type(screen.getByLabelText('Value'), '12');
  expect(asksOnClose()).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  expect(await screen.findByRole('dialog', { name: LEAVE_TITLE })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Value')).toHaveValue('12');
});

test('Leave leaves, and the next page asks nothing', async () => {
  renderApp();
  await userEvent.type(screen.getByLabelText('Value'), '12');
  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Other page' })).toBeInTheDocument();
  expect(asksOnClose()).toBe(false);
});

test('a change taken back is no change', async () => {
  renderApp();
  await userEvent.type(screen.getByLabelText('Value'), '1{Backspace}');
  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  expect(await screen.findByRole('heading', { name: 'Other page' })).toBeInTheDocument();
});
