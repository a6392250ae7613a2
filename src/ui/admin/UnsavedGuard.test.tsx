import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LEAVE_TEXT, LEAVE_TITLE, UnsavedGuard, useUnsavedChanges } from './UnsavedGuard';

function Editor() {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return (
    <input aria-label="Value" value={text} onChange={(event) => setText(event.target.value)} />
  );
}

function renderApp() {
  const shell = (
    <>
      <Link to="/other">Other</Link>
      <Outlet />
      <UnsavedGuard />
    </>
  );
  const children = [
    { path: '/', element: <Editor /> },
    { path: '/other', element: <h1>Other page</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter([{ element: shell, children }])} />);
}

/** Returns whether the browser would ask before the tab is closed. */
const asksOnClose = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

const expectOther = async () =>
  expect(await screen.findByRole('heading', { name: 'Other page' })).toBeInTheDocument();
const leave = () => userEvent.click(screen.getByRole('link', { name: 'Other' }));
const type = (text: string) => userEvent.type(screen.getByLabelText('Value'), text);

test.each(['', '1{Backspace}'])('a page is left at once where %j was typed', async (text) => {
  renderApp();
  if (text !== '') await type(text);
  expect(asksOnClose()).toBe(false);
  await leave();
  await expectOther();
});

test('Stay keeps what was typed; Leave leaves, and the next page asks nothing', async () => {
  renderApp();
  await type('12');
  expect(asksOnClose()).toBe(true);
  await leave();
  expect(await screen.findByRole('dialog', { name: LEAVE_TITLE })).toHaveTextContent(LEAVE_TEXT);
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Value')).toHaveValue('12');
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await expectOther();
  expect(asksOnClose()).toBe(false);
});
