/**
 * Provides Chromium from the npm registry, so that browser tests need no further download. The
 * package supports Linux x64 only. Other systems use Playwright's own browser (`npx playwright
 * install chromium`).
 */
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = resolve(fileURLToPath(new URL('../../.local', import.meta.url)));
const home = join(cache, 'chromium');

export interface ChromiumFiles {
  executablePath?: string;
  env: NodeJS.ProcessEnv;
}

/** Returns the path of the browser and its environment variables. Unpacks the browser once. */
export async function findChromium(): Promise<ChromiumFiles> {
  const { env } = process;
  if (process.platform !== 'linux' || process.arch !== 'x64') return { env };
  if (!existsSync(home)) await unpack();
  const executablePath = join(home, 'chromium');
  return { executablePath, env: { ...env, ...findLibraries(executablePath) } };
}

export async function chromiumOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    env,
    // Containers run as root, for which Chromium's sandbox does not work. The tests open only our
    // own pages.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'],
  };
}

export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await chromiumOptions());
}

/**
 * Unpacks the browser into a temporary folder and then renames the folder. Otherwise another
 * process could find an incomplete browser.
 */
async function unpack(): Promise<void> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'chromium-unpacking-'));
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env;
  const { default: packaged } = await import('@sparticuz/chromium');
  try {
    // The package unpacks to TMPDIR. It adds its libraries only if it recognises the system, for
    // example AWS Lambda.
    process.env['TMPDIR'] = folder;
    process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';
    await packaged.executablePath();
  } finally {
    restoreEnvironment('TMPDIR', TMPDIR);
    restoreEnvironment('AWS_EXECUTION_ENV', AWS_EXECUTION_ENV);
  }
  await setFontFolder(join(folder, 'fonts/fonts.conf'));
  try {
    await rename(folder, home);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

/** Writes the actual folder of the packaged fonts into their configuration. */
async function setFontFolder(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('<dir>/tmp/fonts</dir>', `<dir>${join(home, 'fonts')}</dir>`));
}

/** Returns environment variables for the packaged libraries and fonts if the system lacks them. */
function findLibraries(executablePath: string): Record<string, string> {
  const added: Record<string, string> = {};
  if (lacksLibraries(executablePath)) {
    const present = process.env['LD_LIBRARY_PATH'];
    added['LD_LIBRARY_PATH'] = [join(home, 'al2023/lib'), ...(present ? [present] : [])].join(':');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) added['FONTCONFIG_PATH'] = join(home, 'fonts');
  return added;
}

function lacksLibraries(executablePath: string): boolean {
  try {
    return execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

function restoreEnvironment(name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(process.env, name);
  else process.env[name] = value;
}
