import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { currentPage } from '@/browser/newDocument';
import { lazyPage } from '@/ui/lazyPage';
import { comeBack } from '../../../tests/helpers/setup-components';
import { expectConsoleErrors } from '../../../tests/helpers/setup-unit';
import { AdminError } from './AdminError';

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const load = vi.fn<() => Promise<{ default: ComponentType }>>();
const head = vi.fn<() => Promise<Response>>();

let reloadPage: MockInstance<() => void>;
beforeEach(async () => {
  expectConsoleErrors();
  reloadPage = vi.spyOn(currentPage, 'reload').mockReturnValue();
  load.mockReset().mockImplementation(offline);
  head.mockReset().mockImplementation(offline);
  vi.stubGlobal('fetch', head);
  const { Page } = lazyPage(load);
  const shell = (
    <Suspense>
      <Link to="/a">To A</Link>
      <Link to="/b">To B</Link>
      <Outlet />
    </Suspense>
  );
  const children = [
    { path: '/a', element: <h1>Page A</h1> },
    { path: '/b', element: <Page /> },
  ];
  const router = createMemoryRouter(
    [{ element: shell, children: [{ errorElement: <AdminError />, children }] }],
    { initialEntries: ['/a'] },
  );
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByText('To B'));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be shown');
  // It has tried again by itself, and is at rest.
  await vi.waitFor(() => expect(head).toHaveBeenCalled());
});

const arrives = () => load.mockResolvedValue({ default: () => <h1>Page B</h1> });

test('a staff page whose code did not arrive loads by itself when the connection is back', async () => {
  arrives();
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Page B' })).toBeVisible();
});

test('the button loads the document again, once there is a connection', async () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  await press();
  expect(await screen.findByText(/still no connection/)).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
  head.mockResolvedValue(new Response());
  await press();
  await vi.waitFor(() => expect(reloadPage).toHaveBeenCalled());
});
