import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button, buttonClass } from './Button';
import { LoadFailed } from './LoadFailed';
import { Spinner } from './Spinner';

test('a button submits nothing unless it says so', () => {
  render(<Button look="delete">Delete</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button')).toHaveClass('bg-loss', 'text-white');
});

test('links can look like buttons', () => {
  render(
    <Button look="primary" small>
      Save
    </Button>,
  );
  expect(screen.getByRole('button').className).toBe(buttonClass('primary', true));
});

test('a failed load says so and can be tried again', async () => {
  const onRetry = vi.fn();
  render(<LoadFailed onRetry={onRetry}>Failed to load ASI data</LoadFailed>);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load ASI data');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('the spinner is read out', () => {
  render(<Spinner>Loading files...</Spinner>);
  expect(screen.getByRole('status')).toHaveTextContent('Loading files...');
});
