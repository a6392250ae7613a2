import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { projects as emulatorProjects } from './packages/emulators/vitest.config.ts';
import { createLocalEnv, testPorts } from './scripts/local.ts';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/**
 * All tests use the environment of the local backend on the test ports, never a developer's `.env`.
 */
const env = createLocalEnv(testPorts, 'http://127.0.0.1:6005');

/**
 * Timeouts that are long enough for a busy machine, and end tests that hang. Some tests start
 * processes, send 100 MB, compute thousands of cases or type a text letter by letter.
 */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * Test files share a worker and its modules, because separate workers would take six times as long
 * as the tests themselves. Tests restore everything that they change.
 */
const shared = { isolate: false, restoreMocks: true, unstubEnvs: true, env, ...patient };

/** Tests that start programs. They take longer than all other tests of the scripts. */
const startsPrograms = ['scripts/{badOptions,build,deployment,nightly,live/trial}.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      ...emulatorProjects,
      'packages/relay',
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/helpers/setup-unit.ts'],
          ...shared,
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          // These tests need a DOM. Creating it takes longer than most tests.
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/helpers/setup-unit.ts', 'tests/helpers/setup-components.ts'],
          sequence: { setupFiles: 'list' },
          ...shared,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'scripts',
          include: ['{seed,scripts}/**/*.test.ts'],
          // The bench installs packages in its folder, and they contain tests.
          exclude: [...startsPrograms, '**/node_modules/**'],
          environment: 'node',
          ...shared,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'programs',
          include: startsPrograms,
          environment: 'node',
          // Built files need no transformation by Vitest.
          server: { deps: { external: [/\/\.local\//] } },
          ...shared,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          environment: 'node',
          ...shared,
        },
      },
      {
        resolve: { alias },
        // Tests of the staff area use React's production runtime, without the development JSX functions.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'backend',
          include: ['tests/{rules,integration}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // All backend test files share one local backend, so they run one after the other.
          fileParallelism: false,
          setupFiles: ['tests/helpers/setup-backend.ts'],
          ...shared,
        },
      },
    ],
  },
});
