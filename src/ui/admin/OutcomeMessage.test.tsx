import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OutcomeMessage } from './OutcomeMessage';
import { type ActionOutcome, useActionOutcome } from './useActionOutcome';

const BANNER_MS = 3000;
const TEXT = 'Failed to save ASI data';
const LINE = /^Not saved at \d\d:\d\d: Failed to save ASI data$/;
let outcome: ActionOutcome;
const retry = vi.fn();

function Section() {
  const current = useActionOutcome(BANNER_MS);
  useEffect(() => {
    outcome = current;
  });
  return (
    <form data-box onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Value" required />
      <button type="submit">Save</button>
      <OutcomeMessage outcome={current} onRetry={retry} />
    </form>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Focuses and clicks a button, as a press with the mouse does. */
const press = (name: string) => {
  button(name).focus();
  fireEvent.click(button(name));
};
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  retry.mockReset();
  render(<Section />);
});

test('replaces the banner of an error by a line after 3 seconds', () => {
  const intoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
  act(() => outcome.fail(TEXT));
  expect(screen.getByRole('alert')).toHaveTextContent(TEXT);
  expect(intoSight).toHaveBeenCalledOnce();
  pass(BANNER_MS - 1);
  // A new banner restarts the timer.
  act(() => outcome.fail(TEXT));
  pass(BANNER_MS - 1);
  expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(LINE)).toBeVisible();
  pass(3_600_000);
  expect(screen.getByText(LINE)).toBeVisible();
  press('Close this message');
  expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  expect(button('Save')).toHaveFocus();
});

test('keeps the focus on Retry until it succeeds', () => {
  act(() => outcome.fail(TEXT));
  button('Retry').focus();
  pass(BANNER_MS);
  expect(button('Retry')).toHaveFocus();
  retry.mockImplementation(() => outcome.begin());
  press('Retry');
  expect(screen.getByText(LINE)).toBeVisible();
  expect(button('Retrying...')).toHaveFocus();
  press('Retrying...');
  expect(retry).toHaveBeenCalledOnce();

  act(() => outcome.fail(TEXT));
  expect(screen.getByRole('alert')).toHaveTextContent(TEXT);
  expect(button('Retry')).toHaveFocus();

  act(() => outcome.begin());
  act(() => outcome.succeed('Saved'));
  expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  expect(button('Save')).toHaveFocus();
  pass(BANNER_MS);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('keeps a question, or an error with `keep`, after the time of a banner', () => {
  act(() => outcome.fail(TEXT, { keep: true }));
  pass(3_600_000);
  expect(screen.getByRole('alert')).toHaveTextContent(TEXT);
  act(() => outcome.begin());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => outcome.ask('0.00 would be stored.'));
  pass(3_600_000);
  expect(screen.getByRole('status')).toHaveTextContent('0.00 would be stored.');
  act(() => outcome.clear());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows no line after the banner of a rejected input', () => {
  act(() => outcome.reject('Add an entry'));
  expect(screen.getByRole('alert')).toHaveTextContent('Add an entry');
  pass(BANNER_MS);
  expect(screen.queryByText(/Add an entry/)).not.toBeInTheDocument();
});

test('removes only the last banner when the browser rejects an attempt', () => {
  act(() => outcome.succeed('Saved'));
  press('Save');
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  act(() => outcome.fail(TEXT));
  press('Save');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(LINE)).toBeVisible();
  act(() => outcome.ask('0.00 would be stored.'));
  press('Save');
  expect(screen.getByRole('status')).toHaveTextContent('0.00 would be stored.');
});
