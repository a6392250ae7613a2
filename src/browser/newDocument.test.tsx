import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createRetryableImport, loadEntry, currentPage } from './newDocument';

const missing = new TypeError('Failed to fetch dynamically imported module');
const load = vi.fn<() => Promise<string>>();
const head = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
let reload: MockInstance<() => void>;
let code: () => Promise<string>;

beforeEach(() => {
  document.body.innerHTML = '';
  load.mockReset().mockRejectedValue(missing);
  head.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', head);
  reload = vi.spyOn(currentPage, 'reload').mockReturnValue();
  code = createRetryableImport(load);
});

const expectFailure = () => expect(code()).rejects.toBe(missing);
const click = () => fireEvent.click(document.body);
const failAgain = async () => {
  await expectFailure();
  click();
  await expectFailure();
};

it('shares one failed import among callers without reloading the page', async () => {
  click();
  await Promise.all([expectFailure(), expectFailure(), expectFailure()]);
  expect(load).toHaveBeenCalledOnce();
  for (let attempts = 0; attempts < 3; attempts += 1) await expectFailure();
  expect(head).not.toHaveBeenCalled();
});

it.each([
  ['a click', click],
  ['the return of the connection', () => fireEvent(window, new Event('online'))],
])('reloads the page once if the code still fails to load after %s', async (_sign, give) => {
  await expectFailure();
  give();
  await expectFailure();
  expect(head).toHaveBeenCalledWith('', expect.objectContaining({ method: 'HEAD' }));
  expect(reload).toHaveBeenCalledOnce();
  await expectFailure();
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads the page if a click starts the failed import again and the import fails again', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  let second: Promise<void> | undefined;
  button.addEventListener('click', () => {
    second = expectFailure();
  });
  await expectFailure();
  fireEvent.click(button);
  await second;
  expect(reload).toHaveBeenCalledOnce();
});

it('delays the reload until the server answers', async () => {
  await expectFailure();
  head.mockResolvedValueOnce(new Response('', { status: 503 })).mockRejectedValueOnce(missing);
  for (let presses = 0; presses < 2; presses += 1) {
    click();
    await expectFailure();
  }
  expect(reload).not.toHaveBeenCalled();
  click();
  await expectFailure();
  expect(reload).toHaveBeenCalledOnce();
});

it('never reloads a page on which the user has typed something', async () => {
  document.body.innerHTML = '<input value="ada@example.com">';
  await failAgain();
  expect(head).not.toHaveBeenCalled();
});

it.each([
  ['a slider', '<input type="range" value="3">'],
  ['a text to copy', '<textarea readonly>code</textarea><input readonly value="link">'],
])('reloads a page whose only input is %s', async (_what, html) => {
  document.body.innerHTML = html;
  await failAgain();
  expect(reload).toHaveBeenCalledOnce();
});

it('skips the reload if a later import succeeds', async () => {
  await expectFailure();
  click();
  load.mockResolvedValue('code');
  await expect(code()).resolves.toBe('code');
  expect(head).not.toHaveBeenCalled();
});

describe('the steps before a reload', () => {
  const assets = `${location.origin}/assets/`;
  const stubFetchedFiles = (...names: string[]) =>
    vi.stubGlobal('performance', { getEntriesByType: () => names.map((name) => ({ name })) });

  it('revalidates each cached code file once', async () => {
    stubFetchedFiles(
      `${assets}a.js`,
      `${assets}b.css`,
      `${assets}a.js`,
      'https://example.com/assets/c.js',
    );
    const answers: Response[] = [];
    head.mockImplementation(() => {
      expect(reload).not.toHaveBeenCalled();
      answers.push(new Response('code'));
      return Promise.resolve(answers.at(-1) ?? Response.error());
    });
    await failAgain();
    expect(head.mock.calls.map(([address, init]) => [address, init?.cache])).toEqual([
      ['', 'no-store'],
      [`${assets}a.js`, 'no-cache'],
      [`${assets}b.css`, 'no-cache'],
    ]);
    // The browser caches a response only if the page reads the whole response.
    expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([false, true, true]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads the page even if a file cannot be revalidated', async () => {
    stubFetchedFiles(`${assets}a.js`, `${assets}b.js`);
    head.mockImplementation((address) =>
      address.endsWith('a.js') ? Promise.reject(missing) : Promise.resolve(new Response()),
    );
    await failAgain();
    expect(head).toHaveBeenCalledTimes(3);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the entry module of the page', () => {
  const start = () => loadEntry(load);
  beforeEach(() => {
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/index-1.js">';
    return () => (document.head.innerHTML = '');
  });

  it('reloads the document once for each version if the import fails', async () => {
    load.mockResolvedValueOnce('loaded');
    await start();
    expect(head).not.toHaveBeenCalled();
    await start();
    expect(reload).toHaveBeenCalledOnce();
    await expect(start()).rejects.toBe(missing);
    expect(reload).toHaveBeenCalledOnce();
    document.head.innerHTML = '<script type="module" src="/assets/index-2.js"></script>';
    await start();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('skips the reload if the user has typed something or the server does not answer', async () => {
    document.body.innerHTML = '<textarea>Dear</textarea>';
    await expect(start()).rejects.toBe(missing);
    expect(head).not.toHaveBeenCalled();
    document.body.innerHTML = '';
    head.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(start()).rejects.toBe(missing);
    expect(head).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
