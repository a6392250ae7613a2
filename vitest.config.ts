import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { projects as emulatorProjects } from './packages/emulators/vitest.config.ts';
import { localEnv, testPorts } from './scripts/local.ts';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/**
 * Every test sees the environment of the local backend on the test ports, and never a developer's
 * `.env`.
 */
const env = localEnv(testPorts, 'http://127.0.0.1:6005');

/**
 * A test that hangs is ended, and one on a busy machine is not: some start processes, send 100 MB,
 * work out thousands of cases or type a text letter by letter.
 */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * Files share a worker and its modules: a document and modules of its own for every file cost six
 * times what the tests themselves do. What a test changes it puts back.
 */
const shared = { isolate: false, restoreMocks: true, unstubEnvs: true, env, ...patient };

/** They start programs of their own, which takes longer than all other tests of the scripts. */
const startsPrograms = ['scripts/{badOptions,build,deployment,live/trial}.test.ts'];

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
          // All that needs a document, which costs more than most tests.
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
          // A program's own packages (the bench has some) bring their tests along.
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
          // What was built is run as it is.
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
        // What the other kind calls is not there where a test takes React as staff get it.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'backend',
          include: ['tests/{rules,integration}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // One backend is shared by every file, so they take turns.
          fileParallelism: false,
          setupFiles: ['tests/helpers/setup-backend.ts'],
          ...shared,
        },
      },
    ],
  },
});
