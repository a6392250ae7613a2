import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './Field';

test('binds label, hint and error to the control', () => {
  render(
    <Field label="Category Name" hint="As visitors read it" error="Category name is required">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Category Name' });
  expect(input).toHaveAccessibleDescription('As visitors read it Category name is required');
  expect(input).toBeInvalid();
});

test('without an error the control is valid and has no description', () => {
  render(
    <Field label="Date" error={null}>
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Date');
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(input).toBeValid();
});
