import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

test.each([
  ['https://www.example.com/', 'www.example.com'],
  ['', ''],
])('the host of the address %j is %j', async (address, host) => {
  vi.stubEnv('VITE_SITE_URL', address);
  vi.resetModules();
  const { siteHost } = await import('./settings');
  expect(siteHost()).toBe(host);
});
