import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PublishBar } from './PublishBar';

const ready = { rows: ['stocks'], indicators: [], next: { gainers: [] } } as const;

const noNote = { isTooLong: false, content: null };

const show = (isFresh: boolean, step: 'edit' | 'review' = 'review', note = noNote) => {
  const publish = vi.fn();
  const showReview = vi.fn();
  render(
    <PublishBar
      checklist={{ openRows: [], ready, isFresh, note }}
      view={{ step, showReview }}
      isPublishing={false}
      publish={publish}
    />,
  );
  return { button: screen.getByRole('button'), publish, showReview };
};

it('disables the Publish button until the stored figures have loaded', async () => {
  const { button, publish } = show(false);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(publish).not.toHaveBeenCalled();
});

it('publishes when the button is pressed in the review', async () => {
  const { button, publish } = show(true);
  expect(button).not.toHaveAttribute('aria-disabled');
  await userEvent.click(button);
  expect(publish).toHaveBeenCalledOnce();
});

it('opens the review before the stored figures have loaded', async () => {
  const { button, showReview } = show(false, 'edit');
  await userEvent.click(button);
  expect(showReview).toHaveBeenCalledOnce();
});

it('disables the Publish button while the note is too long', async () => {
  const { button, publish } = show(true, 'review', { isTooLong: true, content: null });
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(publish).not.toHaveBeenCalled();
});
