import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './Field';

test('binds label, hint and error to the control, which has no description and is valid without', () => {
  const field = (more: { hint?: string; error: string | null }) => (
    <Field label="Category Name" {...more}>
      {(control) => <input {...control} />}
    </Field>
  );
  const { rerender } = render(field({ hint: 'As visitors read it', error: 'It is required' }));
  const input = screen.getByRole('textbox', { name: 'Category Name' });
  expect(input).toHaveAccessibleDescription('As visitors read it It is required');
  expect(input).toBeInvalid();
  rerender(field({ error: null }));
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(input).toBeValid();
});
