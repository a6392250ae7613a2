import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { siteHost } from '@/browser/settings';
import { PrintedFrom } from './Nav';

it('has the address of the page, and the time from the moment it is printed', () => {
  window.history.pushState(null, '', '/about');
  const { container } = render(
    <MemoryRouter initialEntries={['/about']}>
      <PrintedFrom />
    </MemoryRouter>,
  );
  const line = screen.getByText(`${siteHost()}/about`).parentElement;
  expect(line).not.toBeVisible();
  expect(container).not.toHaveTextContent('Printed');
  window.dispatchEvent(new Event('beforeprint'));
  expect(container).toHaveTextContent(/\/aboutPrinted \w+ \d{1,2} \w+ \d{4}, \d{2}:\d{2}$/);
});
