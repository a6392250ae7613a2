import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'relay',
    restoreMocks: true,
    unstubEnvs: true,
    // Some tests send large mails and wait for timeouts, and the machine may be busy.
    testTimeout: 60_000,
  },
});
