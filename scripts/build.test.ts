import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { builds } from './builds.ts';
import { localEnv, projectFolder, testPorts } from './local.ts';

interface Outcome {
  code: number | string | null | undefined;
  output: string;
}

/** Runs a program of the project with the settings of the tests, these of them changed. */
function runWith(changed: Record<string, string>, args: string[]): Promise<Outcome> {
  const env = { ...process.env, ...localEnv(testPorts, ''), ...changed };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: projectFolder, env }, (error, stdout, stderr) => {
      resolve({ code: error ? error.code : 0, output: stdout + stderr });
    });
  });
}

test.each([
  ['npm run build', ['--import', 'tsx', 'scripts/build.ts']],
  ['vite build', [join('node_modules', 'vite', 'bin', 'vite.js'), 'build']],
])('%s with settings missing prints which, and nothing else', async (_, args) => {
  const missing = { VITE_FIREBASE_API_KEY: '', VITE_MAIL_TO: 'nobody' };
  const { code, output } = await runWith(missing, args);
  expect(output.trim()).toBe(
    "The site's settings are incomplete: VITE_FIREBASE_API_KEY is missing; " +
      'VITE_MAIL_TO must be an e-mail address, not "nobody". See .env.example.',
  );
  expect(code).toBe(1);
});

test('the builds have nothing to remark', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const remarks: string[] = [];
  const customLogger = createLogger('warn');
  const note = (text: string) => void remarks.push(text);
  Object.assign(customLogger, { warn: note, warnOnce: note, error: note });
  for (const config of builds(join(folder, 'dist'), join(folder, 'ssr'))) {
    await build({ ...config, customLogger });
  }
  expect(remarks).toEqual([]);
});
