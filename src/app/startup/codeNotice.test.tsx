import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { HiddenCodeNotice } from '@/app/HiddenCodeNotice';
import { currentPage } from '@/browser/newDocument';
import { CODE_MISSING, HYDRATING } from '@/browser/timing';
import { watchCode } from './codeNotice';

let listened: MockInstance<Document['addEventListener']>;
const sheet = () => document.getElementById('without-code');
const dispatch = (name: string) => document.dispatchEvent(new Event(name));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  listened = vi.spyOn(document, 'addEventListener');
  document.head.innerHTML =
    '<link id="without-code" rel="stylesheet" media="(scripting: none)" href="/a.css">';
  render(<HiddenCodeNotice message="The code did not load." />);
  watchCode();
});
afterEach(() => {
  vi.useRealTimers();
  // Other files of tests see the same document.
  for (const listener of listened.mock.calls) document.removeEventListener(...listener);
  document.head.innerHTML = '';
});

it('shows the notice after 20 seconds, and hides it when the code comes after all', () => {
  vi.advanceTimersByTime(19_000);
  expect(screen.queryByRole('alert')).toBeNull();
  vi.advanceTimersByTime(1500);
  expect(screen.getByRole('alert')).toHaveTextContent('Check the connection');
  expect(sheet()).toHaveAttribute('media', 'all');
  dispatch(HYDRATING);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sheet()).toHaveAttribute('media', '(scripting: none)');
});

it('shows no notice after 20 seconds if the code came in time', () => {
  dispatch(HYDRATING);
  vi.advanceTimersByTime(30_000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('reloads the page, and says so when there is no connection', async () => {
  const fetched = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched.mockResolvedValue(new Response()));
  const reloadPage = vi.spyOn(currentPage, 'reload').mockReturnValue();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  dispatch(CODE_MISSING);
  const reload = screen.getByRole('button', { name: 'Reload' });
  await user.click(reload);
  await waitFor(() => expect(screen.getByText('There is still no connection.')).toBeVisible());
  expect(reloadPage).not.toHaveBeenCalled();
  await user.click(reload);
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
});
