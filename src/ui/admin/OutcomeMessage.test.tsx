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

const getButton = (name: string) => screen.getByRole('button', { name });

/** Focuses and clicks a button, as a mouse click does. */
const pressButton = (name: string) => {
  getButton(name).focus();
  fireEvent.click(getButton(name));
};
const advanceTime = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  retry.mockReset();
  render(<Section />);
});

test('replaces the error banner with a short line after 3 seconds', () => {
  const intoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
  act(() => outcome.fail(TEXT));
  expect(screen.getByRole('alert')).toHaveTextContent(TEXT);
  expect(intoSight).toHaveBeenCalledOnce();
  advanceTime(BANNER_MS - 1);
  // A new error restarts the timer of the banner.
  act(() => outcome.fail(TEXT));
  advanceTime(BANNER_MS - 1);
  expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  advanceTime(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(LINE)).toBeVisible();
  advanceTime(3_600_000);
  expect(screen.getByText(LINE)).toBeVisible();
  pressButton('Close this message');
  expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  expect(getButton('Save')).toHaveFocus();
});

test('keeps the focus on the Retry button until the retry succeeds', () => {
  act(() => outcome.fail(TEXT));
  getButton('Retry').focus();
  advanceTime(BANNER_MS);
  expect(getButton('Retry')).toHaveFocus();
  retry.mockImplementation(() => outcome.begin());
  pressButton('Retry');
  expect(screen.getByText(LINE)).toBeVisible();
  expect(getButton('Retrying...')).toHaveFocus();
  pressButton('Retrying...');
  expect(retry).toHaveBeenCalledOnce();

  act(() => outcome.fail(TEXT));
  expect(screen.getByRole('alert')).toHaveTextContent(TEXT);
  expect(getButton('Retry')).toHaveFocus();

  act(() => outcome.begin());
  act(() => outcome.succeed('Saved'));
  expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  expect(getButton('Save')).toHaveFocus();
  advanceTime(BANNER_MS);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('keeps question banners and error banners with the option `keep` visible', () => {
  act(() => outcome.fail(TEXT, { keep: true }));
  advanceTime(3_600_000);
  expect(screen.getByRole('alert')).toHaveTextContent(TEXT);
  act(() => outcome.begin());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => outcome.ask('0.00 would be stored.'));
  advanceTime(3_600_000);
  expect(screen.getByRole('status')).toHaveTextContent('0.00 would be stored.');
  act(() => outcome.clear());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('removes the banner about rejected input without leaving a short line', () => {
  act(() => outcome.reject('Add an entry'));
  expect(screen.getByRole('alert')).toHaveTextContent('Add an entry');
  advanceTime(BANNER_MS);
  expect(screen.queryByText(/Add an entry/)).not.toBeInTheDocument();
});

test('removes the earlier banner but keeps its short line if the browser finds an invalid field on Save', () => {
  act(() => outcome.succeed('Saved'));
  pressButton('Save');
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  act(() => outcome.fail(TEXT));
  pressButton('Save');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(LINE)).toBeVisible();
  act(() => outcome.ask('0.00 would be stored.'));
  pressButton('Save');
  expect(screen.getByRole('status')).toHaveTextContent('0.00 would be stored.');
});
