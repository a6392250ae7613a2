import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'relay',
    restoreMocks: true,
    unstubEnvs: true,
    // Some tests send large mails and wait for time limits, on machines that are busy.
    testTimeout: 60_000,
  },
});
