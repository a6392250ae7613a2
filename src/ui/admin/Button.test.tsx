import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './Button';

test('a button submits nothing unless it says so', () => {
  render(<Button look="delete">Delete</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button')).toHaveClass('bg-loss', 'text-white');
});
