import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LastKnownNote, RetryBlock } from './RetryBlock';

it('says that something is unavailable and offers another attempt', async () => {
  const retry = vi.fn();
  render(<RetryBlock what="market data" onRetry={retry} />);
  expect(screen.getByRole('status')).toHaveTextContent('Unavailable');
  await userEvent.click(screen.getByRole('button', { name: 'Retry market data' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('keeps its button, and focus, during the attempt but does not start another', async () => {
  const retry = vi.fn();
  const { rerender } = render(<RetryBlock what="market data" onRetry={retry} />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<RetryBlock what="market data" onRetry={retry} busy />);
  const button = screen.getByRole('button', { name: 'Retrying... market data' });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(retry).toHaveBeenCalledOnce();
});

it('notes that the figures are the last known ones', async () => {
  const retry = vi.fn();
  render(<LastKnownNote what="market data" onRetry={retry} />);
  expect(screen.getByText('Last known figures')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry market data' }));
  expect(retry).toHaveBeenCalledOnce();
});
