import { expect, test, vi } from 'vitest';
import { resetModules } from '../../../tests/helpers/modules';

test('configures the path of the token sync before the identity service starts', async () => {
  // Another test file in the same worker may have loaded the settings already.
  resetModules();
  vi.stubEnv('VITE_AUTH_TOKEN_SYNC_URL', '/session');
  const { firebaseAuthClient } = await import('./authClient');
  const user = await new Promise((resolve) => {
    const stop = firebaseAuthClient.watch((now) => {
      stop();
      resolve(now);
    });
  });
  expect(user).toBeNull();
  expect(globalThis.__FIREBASE_DEFAULTS__).toMatchObject({ _authTokenSyncURL: '/session' });
});
