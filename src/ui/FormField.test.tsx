import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormField } from './FormField';

it('binds its label and its error, and tells what is typed', async () => {
  const onValue = vi.fn();
  const { rerender } = render(<FormField label="Name" name="name" value="" onValue={onValue} />);
  await userEvent.type(screen.getByLabelText('Name'), 'A');
  expect(onValue).toHaveBeenCalledWith('A');
  expect(screen.getByLabelText('Name')).toBeValid();
  rerender(<FormField label="Name" name="name" value="" error="Too short" onValue={onValue} />);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Too short');
  expect(screen.getByLabelText('Name')).toBeInvalid();
});

it('is a text area when it has rows', () => {
  render(<FormField label="Message" name="m" rows={5} value="Hi" onValue={() => undefined} />);
  expect(screen.getByLabelText('Message').tagName).toBe('TEXTAREA');
  expect(screen.getByLabelText('Message')).toHaveValue('Hi');
});
