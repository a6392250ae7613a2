import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation, useRoutes } from 'react-router-dom';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { metadata } from '@/content/metadata';
import { currentPage } from '@/browser/newDocument';
import { createLazyPage } from '@/ui/lazyPage';
import { createDeferredSection } from '@/ui/deferredSection';
import { MissingCode } from '@/ui/MissingCode';
import { useDeferredSection } from '@/ui/useDeferredSection';
import { renderAt } from '../../tests/helpers/renderAt';
import { goOnline } from '../../tests/helpers/setup-components';
import { expectConsoleErrors } from '../../tests/helpers/setup-unit';
import { AdminError } from './admin/AdminError';
import { NOT_SAVED_OFFLINE } from './site/failureMessages';
import { StartFailure } from './site/StartFailure';
import { ErrorBoundary } from './site/ErrorBoundary';

const failOffline = () => Promise.reject(new TypeError('Failed to fetch'));
const respondWithServerError = () => Promise.resolve(new Response('', { status: 503 }));
const loadServicesPage = () => Promise.resolve({ default: () => <h1>Services</h1> });
const load = vi.fn<() => Promise<{ default: ComponentType }>>();
const head = vi.fn<() => Promise<Response>>();

function openHistory(...history: string[]) {
  const home = createLazyPage(() => Promise.resolve({ default: () => <h1>Home</h1> }));
  const routes = [
    { path: '/', Component: home.Page },
    { path: '/services', Component: createLazyPage(load).Page },
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

const findHeading = (name: string) => screen.findByRole('heading', { name });
const clickText = (name: string) => userEvent.click(screen.getByText(name));
const FAILED = 'This page did not load';

let reloadPage: MockInstance<() => void>;
beforeEach(() => {
  expectConsoleErrors();
  reloadPage = vi.spyOn(currentPage, 'reload').mockReturnValue();
  load.mockReset().mockImplementation(failOffline);
  head.mockReset().mockImplementation(failOffline);
  vi.stubGlobal('fetch', head);
});

describe('a page whose code could not be fetched', () => {
  beforeEach(async () => {
    openHistory('/');
    await findHeading('Home');
    await clickText('To Services');
    await findHeading(FAILED);
  });

  it('shows the title of a page whose code is missing, and fetches the code on the next visit', async () => {
    await waitFor(() => expect(document.title).toBe(metadata.services.title));
    await clickText('To Home');
    await findHeading('Home');
    expect(screen.queryByText(FAILED)).toBeNull();
    load.mockImplementation(loadServicesPage);
    await clickText('To Services');
    await findHeading('Services');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('loads the missing code of a page when the connection is back', async () => {
    load.mockImplementation(loadServicesPage);
    await goOnline();
    await findHeading('Services');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it.each([
    ['the connection is back', 200, goOnline],
    [
      'the user opens the page again',
      404,
      () => clickText('To Home').then(() => clickText('To Services')),
    ],
  ])('reloads the document when %s and the import still fails', async (_when, status, ask) => {
    head.mockResolvedValue(new Response('', { status }));
    await ask();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
    expect(head).toHaveBeenCalledWith('', expect.objectContaining({ method: 'HEAD' }));
  });

  it('reports that there is still no connection after a click on the load button', async () => {
    await clickText('Load the page again');
    await screen.findByText(/still no connection/);
    expect(reloadPage).not.toHaveBeenCalled();
    head.mockResolvedValue(new Response());
    await clickText('Load the page again');
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  });

  it('does not reload the page by itself if the user has typed something', async () => {
    render(<textarea aria-label="Message" defaultValue="Dear" />);
    head.mockClear().mockResolvedValue(new Response());
    const attempts = load.mock.calls.length;
    await goOnline();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(attempts + 1));
    await act(() => Promise.resolve());
    expect(head).not.toHaveBeenCalledWith('', expect.objectContaining({ method: 'HEAD' }));
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

const createMissingCode = (preload: typeof failOffline) =>
  new MissingCode('gone', { preload, forget: () => undefined, inVisit: false });

it('reloads the document by itself only once if code is missing', async () => {
  vi.useFakeTimers();
  head.mockResolvedValue(new Response());
  const missing = createMissingCode(failOffline);
  for (let documents = 0; documents < 3; documents += 1) {
    const { unmount } = render(<StartFailure error={missing} onLoaded={() => undefined} />);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(reloadPage).toHaveBeenCalledOnce();
    if (documents < 2) unmount();
  }
  vi.useRealTimers();
  await goOnline();
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(2));
  await clickText('Load the page again');
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(3));
});

it.each([
  ['no network', false, respondWithServerError, 1],
  ['a network, but no answer', true, failOffline, 1],
  ['a server error', true, respondWithServerError, 0],
])(
  'reports that a page is not cached only if the server cannot be reached: %s',
  async (_, onLine, answer, times) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    head.mockImplementation(answer);
    openHistory('/services');
    await findHeading(FAILED);
    await waitFor(() => expect(head).toHaveBeenCalled());
    await waitFor(() =>
      expect(screen.queryAllByText(NOT_SAVED_OFFLINE, { exact: false })).toHaveLength(times),
    );
    expect(screen.queryAllByRole('link', { name: 'Home' })).toHaveLength(times);
  },
);

it('reloads a page that failed to render only after a click on the button', async () => {
  load.mockResolvedValue({
    default: () => {
      throw new Error('broken');
    },
  });
  head.mockResolvedValue(new Response());
  openHistory('/services');
  await findHeading('This page stopped working');
  fireEvent(window, new Event('online'));
  // Reads of earlier tests may still be pending, so the test checks only requests for this page.
  expect(head).not.toHaveBeenCalledWith('', expect.anything());
  await clickText('Load the page again');
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
});

it('keeps the HTML of a failed deferred section until the connection is back', async () => {
  const part = createDeferredSection(load);
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
  load.mockImplementation(loadServicesPage);
  await goOnline();
  await findHeading('Services');
  expect(screen.queryByText('The rest did not load')).toBeNull();
});

it('loads the missing code of a staff page after a click or when the connection is back', async () => {
  const { Page } = createLazyPage(load);
  const element = (
    <Suspense>
      <Page />
    </Suspense>
  );
  const routes = [{ path: '/', element, errorElement: <AdminError /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be shown');
  // The page retries by itself once. Wait for the end of that retry.
  await waitFor(() => expect(head).toHaveBeenCalled());
  await clickText('Reload the page');
  expect(await screen.findByText(/still no connection/)).toBeVisible();
  load.mockImplementation(loadServicesPage);
  await goOnline();
  await findHeading('Services');
  expect(reloadPage).not.toHaveBeenCalled();
});
