import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { currentPage } from '@/browser/newDocument';
import { lazyPage } from '@/ui/lazyPage';
import { comeBack } from '../../../tests/helpers/setup-components';
import { expectConsoleErrors } from '../../../tests/helpers/setup-unit';
import { AdminError } from './AdminError';

/* When a document is loaded again, and when not, is in site/failures.test.tsx. */
test('a staff page whose code did not arrive says so, tries again at a press, and loads by itself when the connection is back', async () => {
  expectConsoleErrors();
  const reloadPage = vi.spyOn(currentPage, 'reload').mockReturnValue();
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const load = vi.fn<() => Promise<{ default: ComponentType }>>(offline);
  const head = vi.fn(offline);
  vi.stubGlobal('fetch', head);
  const { Page } = lazyPage(load);
  const page = {
    path: '/',
    errorElement: <AdminError />,
    element: (
      <Suspense>
        <Page />
      </Suspense>
    ),
  };
  render(<RouterProvider router={createMemoryRouter([page])} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be shown');
  // It has tried again by itself, and is at rest.
  await vi.waitFor(() => expect(head).toHaveBeenCalled());

  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(await screen.findByText(/still no connection/)).toBeVisible();
  load.mockResolvedValue({ default: () => <h1>Page B</h1> });
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Page B' })).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
});
