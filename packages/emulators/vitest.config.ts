import { defineConfig } from 'vitest/config';

/** Tests that start programs. They take longer than all other tests together. */
const startsPrograms = [
  '{cli,package}.test.ts',
  '{launch,suite}/*.test.ts',
  'tests/firestore/{process,robustness}.test.ts',
];

/**
 * Test files share a worker and its modules, because loading the modules for every file would take
 * longer than the tests.
 */
const shared = {
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  // Some tests send 100 MB or check thousands of cases, and the machine may be busy.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export const projects = [
  {
    root: import.meta.dirname,
    test: {
      name: 'emulators',
      include: ['**/*.test.ts'],
      exclude: [...startsPrograms, '**/node_modules/**', 'dist/**'],
      ...shared,
    },
  },
  {
    root: import.meta.dirname,
    test: { name: 'emulator-programs', include: startsPrograms, ...shared },
  },
];

export default defineConfig({ test: { projects } });
