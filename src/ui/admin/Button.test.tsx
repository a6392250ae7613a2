import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button, buttonClass } from './Button';

test('a button submits nothing unless it says so', () => {
  render(<Button look="delete">Delete</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button')).toHaveClass('bg-loss', 'text-white');
});

test('links can look like buttons', () => {
  render(
    <>
      <Button look="primary" small>
        Save
      </Button>
      <a className={buttonClass('primary', true)} href="/">
        Download
      </a>
    </>,
  );
  expect(screen.getByRole('link').className).toBe(screen.getByRole('button').className);
});
