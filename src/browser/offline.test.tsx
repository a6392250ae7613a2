import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHELL_ATTRIBUTE } from '@/lib/offline';
import { reloadForNewVersion } from './newDocument';
import { isOffline, registerOfflineWorker, isDataSaverOn } from './offline';

const defineNavigatorProperty = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  for (const name of ['serviceWorker', 'connection', 'onLine']) {
    Reflect.deleteProperty(navigator, name);
  }
  document.documentElement.removeAttribute(SHELL_ATTRIBUTE);
});

describe('registerOfflineWorker', () => {
  let worker: EventTarget;
  const register = vi.fn<(address: string) => Promise<unknown>>();
  const postMessage = vi.fn<(message: unknown) => void>();
  let idle: () => void;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    register.mockReset().mockResolvedValue({});
    postMessage.mockReset();
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      idle = callback;
      return 1;
    });
    const entries = [{ name: `${location.origin}/assets/index-abc.js` }];
    vi.stubGlobal('performance', { getEntriesByType: () => entries });
    worker = Object.assign(new EventTarget(), {
      register,
      ready: Promise.resolve({ active: { postMessage } }),
    });
    defineNavigatorProperty('serviceWorker', worker);
  });

  it('sends the list of fetched files to the worker that it registers when idle', async () => {
    registerOfflineWorker();
    idle();
    await vi.advanceTimersByTimeAsync(1000);
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
    const fetched = [location.href, `${location.origin}/assets/index-abc.js`];
    await vi.waitFor(() => expect(postMessage).toHaveBeenCalledExactlyOnceWith(fetched));
    // The worker does not see requests that the page sends before the worker controls it. The page
    // therefore sends its list of files again.
    worker.dispatchEvent(new Event('controllerchange'));
    worker.dispatchEvent(new Event('controllerchange'));
    expect(postMessage).toHaveBeenCalledTimes(2);
  });

  it('does not fail when the browser rejects the registration', async () => {
    register.mockRejectedValue(new DOMException('no', 'SecurityError'));
    registerOfflineWorker();
    idle();
    await vi.advanceTimersByTimeAsync(2000);
    expect(register).toHaveBeenCalledOnce();
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('skips the registration in a browser without service workers', () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    idle = vi.fn();
    registerOfflineWorker();
    expect(idle).not.toHaveBeenCalled();
    expect(register).not.toHaveBeenCalled();
  });

  it('skips the registration in a sandboxed frame', () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      get() {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      },
      configurable: true,
    });
    idle = vi.fn();
    registerOfflineWorker();
    reloadForNewVersion();
    expect(idle).not.toHaveBeenCalled();
  });
});

it('detects an offline browser or a document that was served offline', () => {
  expect(isOffline()).toBe(false);
  defineNavigatorProperty('onLine', false);
  expect(isOffline()).toBe(true);
  defineNavigatorProperty('onLine', true);
  document.documentElement.setAttribute(SHELL_ATTRIBUTE, '');
  expect(isOffline()).toBe(true);
});

it.each([
  [undefined, false],
  [null, false],
  [{}, false],
  [{ saveData: false }, false],
  [{ saveData: true }, true],
])('returns whether the connection %j saves data: %s', (connection, saves) => {
  if (connection !== undefined) defineNavigatorProperty('connection', connection);
  expect(isDataSaverOn()).toBe(saves);
});
