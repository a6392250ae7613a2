import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation, useRoutes } from 'react-router-dom';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { metadata } from '@/content/metadata';
import { currentPage } from '@/browser/newDocument';
import { lazyPage } from '@/ui/lazyPage';
import { deferredSection } from '@/ui/deferredSection';
import { MissingCode } from '@/ui/MissingCode';
import { useDeferredSection } from '@/ui/useDeferredSection';
import { renderAt } from '../../tests/helpers/renderAt';
import { comeBack } from '../../tests/helpers/setup-components';
import { expectConsoleErrors } from '../../tests/helpers/setup-unit';
import { AdminError } from './admin/AdminError';
import { NOT_SAVED_OFFLINE } from './site/failureMessages';
import { StartFailure } from './site/StartFailure';
import { ErrorBoundary } from './site/ErrorBoundary';

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const inTrouble = () => Promise.resolve(new Response('', { status: 503 }));
const services = () => Promise.resolve({ default: () => <h1>Services</h1> });
const load = vi.fn<() => Promise<{ default: ComponentType }>>();
const head = vi.fn<() => Promise<Response>>();

function open(...history: string[]) {
  const home = lazyPage(() => Promise.resolve({ default: () => <h1>Home</h1> }));
  const routes = [
    { path: '/', Component: home.Page },
    { path: '/services', Component: lazyPage(load).Page },
  ];
  function Current() {
    const { key } = useLocation();
    const page = useRoutes(routes);
    return (
      <ErrorBoundary at={key}>
        <Suspense>{page}</Suspense>
      </ErrorBoundary>
    );
  }
  renderAt(
    history,
    <>
      <Link to="/">To Home</Link>
      <Link to="/services">To Services</Link>
      <Current />
    </>,
  );
}

const shows = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => userEvent.click(screen.getByText(name));
const FAILED = 'This page did not load';

let reloadPage: MockInstance<() => void>;
beforeEach(() => {
  expectConsoleErrors();
  reloadPage = vi.spyOn(currentPage, 'reload').mockReturnValue();
  load.mockReset().mockImplementation(offline);
  head.mockReset().mockImplementation(offline);
  vi.stubGlobal('fetch', head);
});

describe('a page whose code did not arrive', () => {
  beforeEach(async () => {
    open('/');
    await shows('Home');
    await press('To Services');
    await shows(FAILED);
  });

  it('keeps its title until the next visit fetches the code again', async () => {
    await waitFor(() => expect(document.title).toBe(metadata.services.title));
    await press('To Home');
    await shows('Home');
    expect(screen.queryByText(FAILED)).toBeNull();
    load.mockImplementation(services);
    await press('To Services');
    await shows('Services');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('loads by itself when the connection is back', async () => {
    load.mockImplementation(services);
    await comeBack();
    await shows('Services');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it.each([
    ['the connection is back', 200, comeBack],
    ['the user opens it again', 404, () => press('To Home').then(() => press('To Services'))],
  ])('reloads the document when %s and the import still fails', async (_when, status, ask) => {
    head.mockResolvedValue(new Response('', { status }));
    await ask();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
    expect(head).toHaveBeenCalledWith('', expect.objectContaining({ method: 'HEAD' }));
  });

  it('reports that there is still no connection after a click on the button', async () => {
    await press('Load the page again');
    await screen.findByText(/still no connection/);
    expect(reloadPage).not.toHaveBeenCalled();
    head.mockResolvedValue(new Response());
    await press('Load the page again');
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  });

  it('does not reload by itself if the user has typed something', async () => {
    render(<textarea aria-label="Message" defaultValue="Dear" />);
    head.mockClear().mockResolvedValue(new Response());
    const attempts = load.mock.calls.length;
    await comeBack();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(attempts + 1));
    await act(() => Promise.resolve());
    expect(head).not.toHaveBeenCalledWith('', expect.objectContaining({ method: 'HEAD' }));
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

const missingCode = (preload: typeof offline) =>
  new MissingCode('gone', { preload, forget: () => undefined, inVisit: false });

it('reloads the document for missing code once by itself, and then only on request', async () => {
  vi.useFakeTimers();
  head.mockResolvedValue(new Response());
  const missing = missingCode(offline);
  for (let documents = 0; documents < 3; documents += 1) {
    const { unmount } = render(<StartFailure error={missing} onLoaded={() => undefined} />);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(reloadPage).toHaveBeenCalledOnce();
    if (documents < 2) unmount();
  }
  vi.useRealTimers();
  await comeBack();
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(2));
  await press('Load the page again');
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(3));
});

it.each([
  ['without a network', false, inTrouble, 1],
  ['if only the server does not answer', true, offline, 1],
  ['but not after a server error', true, inTrouble, 0],
])('reports a page that is not cached, %s', async (_, onLine, answer, times) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  head.mockImplementation(answer);
  open('/services');
  await shows(FAILED);
  await waitFor(() => expect(head).toHaveBeenCalled());
  await waitFor(() =>
    expect(screen.queryAllByText(NOT_SAVED_OFFLINE, { exact: false })).toHaveLength(times),
  );
  expect(screen.queryAllByRole('link', { name: 'Home' })).toHaveLength(times);
});

it('reloads a page that failed to render only after a click on the button', async () => {
  load.mockResolvedValue({
    default: () => {
      throw new Error('broken');
    },
  });
  head.mockResolvedValue(new Response());
  open('/services');
  await shows('This page stopped working');
  fireEvent(window, new Event('online'));
  // Reads of earlier tests may still be pending.
  expect(head).not.toHaveBeenCalledWith('', expect.anything());
  await press('Load the page again');
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
});

it('keeps the HTML of a failed deferred section until the connection is back', async () => {
  const part = deferredSection(load);
  function Page() {
    const { failed } = useDeferredSection(part);
    return (
      <>
        <h1>Home</h1>
        {failed && <p>The rest did not load</p>}
        <Suspense fallback={<p>As it was sent</p>}>
          <part.Page />
        </Suspense>
      </>
    );
  }
  render(<Page />);
  await screen.findByText('The rest did not load');
  expect(screen.getByText('As it was sent')).toBeVisible();
  load.mockImplementation(services);
  await comeBack();
  await shows('Services');
  expect(screen.queryByText('The rest did not load')).toBeNull();
});

it('loads the missing code of a staff page after a click or when the connection is back', async () => {
  const { Page } = lazyPage(load);
  const element = (
    <Suspense>
      <Page />
    </Suspense>
  );
  const routes = [{ path: '/', element, errorElement: <AdminError /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be shown');
  // Wait until the automatic retry has ended.
  await waitFor(() => expect(head).toHaveBeenCalled());
  await press('Reload the page');
  expect(await screen.findByText(/still no connection/)).toBeVisible();
  load.mockImplementation(services);
  await comeBack();
  await shows('Services');
  expect(reloadPage).not.toHaveBeenCalled();
});
