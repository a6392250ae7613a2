import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EnvError } from '@/lib/env';
import { SettingsError } from './SettingsError';

it('lists all missing and wrong variables in one message', () => {
  const problems = ['VITE_MAIL_URL is missing', 'VITE_MAIL_TO must be an email address, not "x"'];
  render(<SettingsError error={new EnvError(problems)} />);
  const alert = screen.getByRole('alert');
  for (const problem of problems) expect(alert).toHaveTextContent(problem);
  expect(alert).toHaveTextContent('.env.example');
});
