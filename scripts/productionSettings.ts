/** Finds settings that a production build must not have. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv as parseFile } from 'node:util';
import type { RawEnv } from '../src/lib/env.ts';
import { type Hosting, canConnect } from './hostingConfig.ts';

/** Mode of builds for the local backend. All other builds are for production. */
export const TEST_MODE = 'test';

/** Option that confirms that visitors may read the key of the mail provider. */
export const KEY_IS_PUBLIC = '--yes-the-key-is-public';

interface ProjectSettings {
  /** Variables in .env.example. */
  example: Readonly<Record<string, string | undefined>>;
  /**
   * Variables that are set only in a file for all builds (.env or .env.local), with the name of
   * this file.
   */
  strays: ReadonlyMap<string, string>;
  hosting: Hosting;
}

const EMULATOR_SETTINGS = [
  'VITE_FIRESTORE_EMULATOR_HOST',
  'VITE_AUTH_EMULATOR_HOST',
  'VITE_STORAGE_EMULATOR_HOST',
];
const ADDRESS_SETTINGS = ['VITE_MAIL_URL', 'VITE_REPORT_URL', 'VITE_SITE_URL'];

/** Matches values from .env.example, and domains that nobody can own (RFC 2606). */
const PLACEHOLDER = /your-project|\bexample\.(com|net|org)\b|\.(example|invalid|test)\b/i;
const PAGE_PATH = '/';
const EMBEDDED_PAGE_PATH = '/embed/asi';

/** Returns the variables in a file of settings. Returns no variables if the file does not exist. */
export function readVariables(folder: string, name: string): Record<string, string | undefined> {
  const file = join(folder, name);
  return existsSync(file) ? parseFile(readFileSync(file, 'utf8')) : {};
}

/** Reads the files of the project that are needed to check its settings. */
export function readProject(folder: string, hosting: Hosting): ProjectSettings {
  const productionFiles = ['.env.production', '.env.production.local'];
  const productionSources = [
    process.env,
    ...productionFiles.map((file) => readVariables(folder, file)),
  ];
  const strays = new Map<string, string>();
  for (const file of ['.env', '.env.local']) {
    for (const name of Object.keys(readVariables(folder, file))) {
      if (name.startsWith('VITE_') && !productionSources.some((own) => name in own))
        strays.set(name, file);
    }
  }
  return { example: readVariables(folder, '.env.example'), strays, hosting };
}

/**
 * Returns why a build with these settings must not be published. Returns an empty list if it may be
 * published.
 * @param keyIsPublic true if the user has confirmed that every visitor may read the mail key
 */
export function findProductionProblems(
  raw: RawEnv,
  project: ProjectSettings,
  keyIsPublic: boolean,
): string[] {
  const { example, strays, hosting } = project;
  const getText = (name: string) => String(raw[name] ?? '').trim();
  const problems: string[] = [];
  const wrong = new Set<string>();
  const addProblem = (name: string, problem: string) => {
    problems.push(`${name} ${problem}`);
    wrong.add(name);
  };
  const checkSetting = (name: string, check: (value: string) => string | false) => {
    const value = getText(name);
    const problem = value !== '' && !wrong.has(name) && check(value);
    if (problem) addProblem(name, problem);
  };

  for (const [name, file] of strays) {
    addProblem(name, `comes from ${file}: move it to .env.production.local, or delete it`);
  }
  for (const name of EMULATOR_SETTINGS)
    checkSetting(name, () => 'is set: visitors have no emulators');
  for (const [name, placeholder] of Object.entries(example)) {
    checkSetting(name, (value) => {
      const isLeft = value === placeholder || PLACEHOLDER.test(value);
      return isLeft && `is a placeholder, "${value}"`;
    });
  }
  checkSetting(
    'VITE_FIREBASE_PROJECT_ID',
    (value) => value.startsWith('demo-') && `names a demo project, "${value}"`,
  );
  checkSetting('VITE_FIREBASE_STORAGE_BUCKET', (value) => {
    if (/^gs:|\//.test(value)) {
      return `must be the name alone, without gs:// or a path, not "${value}"`;
    }
    const id = getText('VITE_FIREBASE_PROJECT_ID');
    const own = [`${id}.firebasestorage.app`, `${id}.appspot.com`];
    return (
      !own.includes(value) &&
      `is not the bucket of the project: ${own.join(' or ')}, not "${value}"`
    );
  });
  for (const name of ADDRESS_SETTINGS) {
    checkSetting(
      name,
      (value) => !value.startsWith('https:') && `must begin with https:, not "${value}"`,
    );
  }
  checkSetting(
    'VITE_MAIL_KEY',
    () =>
      !keyIsPublic &&
      `can be read by every visitor: leave it empty and use a relay, or build with ${KEY_IS_PUBLIC}`,
  );
  const requireAllowed = (name: string, ...paths: string[]) => {
    checkSetting(name, (value) => {
      const refusing = paths.filter(
        (path) =>
          URL.canParse(value) && !canConnect(path, value, getText('VITE_SITE_URL'), hosting),
      );
      return (
        refusing.length > 0 &&
        `is blocked by the Content-Security-Policy of ${refusing.join(' and ')}: ` +
          `add ${new URL(value).origin} to its connect-src in firebase.json`
      );
    });
  };
  requireAllowed('VITE_MAIL_URL', PAGE_PATH);
  requireAllowed('VITE_REPORT_URL', PAGE_PATH, EMBEDDED_PAGE_PATH);
  return problems;
}

export function formatProblems(problems: readonly string[]): string {
  return [
    'These settings cannot be used for a production build:',
    ...problems.map((problem) => `- ${problem}`),
    'Settings come from .env.production.local and from environment variables: see .env.example.',
  ].join('\n');
}
