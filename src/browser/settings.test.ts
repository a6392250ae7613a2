import { afterEach, expect, test, vi } from 'vitest';
import { resetModules } from '../../tests/helpers/modules';

afterEach(() => resetModules());

test.each([
  ['https://www.example.com/', 'www.example.com'],
  ['', ''],
])('returns the host of the address %j as %j', async (address, host) => {
  vi.stubEnv('VITE_SITE_URL', address);
  resetModules();
  const { getSiteHost: siteHost } = await import('./settings');
  expect(siteHost()).toBe(host);
});
