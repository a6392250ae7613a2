import { expect, test, vi } from 'vitest';
import { createFolder } from '../tests/helpers/folder.ts';
import { type Hosting, readHosting } from './hostingConfig.ts';
import { projectFolder } from './local.ts';
import { findProductionProblems, readProject } from './productionSettings.ts';

const RELAY = 'https://relay.palmwood.ng';
const createPolicy = (sources: string) => [
  { key: 'Content-Security-Policy', value: `default-src 'none'; connect-src 'self' ${sources}` },
];
const hosting: Hosting = {
  headers: [
    { source: '**', headers: createPolicy(`${RELAY} https://reports.palmwood.ng`) },
    { source: '/embed/*', headers: createPolicy('https://reports.palmwood.ng') },
  ],
};
const project = { ...readProject(projectFolder, hosting), strays: new Map<string, string>() };

const validSettings = {
  VITE_FIREBASE_API_KEY: 'AIzaPalmwood',
  VITE_FIREBASE_AUTH_DOMAIN: 'palmwood-live.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'palmwood-live',
  VITE_FIREBASE_STORAGE_BUCKET: 'palmwood-live.firebasestorage.app',
  VITE_MAIL_URL: `${RELAY}/send`,
  VITE_MAIL_TO: 'info@palmwood.ng',
  VITE_SITE_URL: 'https://www.palmwood.ng',
};
const findProblemsWith = (changed: Record<string, string>, keyIsPublic = false) =>
  findProductionProblems({ ...validSettings, ...changed }, project, keyIsPublic);

test('accepts the settings of a real project', () => {
  expect(findProblemsWith({})).toEqual([]);
  expect(findProblemsWith({ VITE_FIREBASE_STORAGE_BUCKET: 'palmwood-live.appspot.com' })).toEqual(
    [],
  );
  expect(findProblemsWith({ VITE_REPORT_URL: 'https://reports.palmwood.ng/r' })).toEqual([]);
  // A URL of the site itself is valid, because a rewrite of hosting may forward it to the relay.
  expect(findProblemsWith({ VITE_MAIL_URL: 'https://www.palmwood.ng/send' })).toEqual([]);
});

test.each<[name: string, value: string, problem: string]>([
  ['VITE_FIRESTORE_EMULATOR_HOST', '127.0.0.1:8085', 'is set: visitors have no emulators'],
  ['VITE_AUTH_EMULATOR_HOST', '127.0.0.1:9099', 'is set: visitors have no emulators'],
  ['VITE_STORAGE_EMULATOR_HOST', 'palmwood.ng:80', 'is set: visitors have no emulators'],
  ['VITE_MAIL_TO', 'sales@example.com', 'is a placeholder, "sales@example.com"'],
  ['VITE_SITE_URL', 'https://firm.example', 'is a placeholder, "https://firm.example"'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'your-project.web.app', 'is a placeholder, "your-project.web.app"'],
  [
    'VITE_SITE_URL',
    'http://www.palmwood.ng',
    'must begin with https:, not "http://www.palmwood.ng"',
  ],
  [
    'VITE_MAIL_URL',
    'http://relay.palmwood.ng',
    'must begin with https:, not "http://relay.palmwood.ng"',
  ],
  [
    'VITE_FIREBASE_STORAGE_BUCKET',
    'gs://palmwood-live.firebasestorage.app',
    'must be the name alone, without gs:// or a path, not "gs://palmwood-live.firebasestorage.app"',
  ],
  [
    'VITE_FIREBASE_STORAGE_BUCKET',
    'palmwood-trial.firebasestorage.app',
    'is not the bucket of the project: palmwood-live.firebasestorage.app or palmwood-live.appspot.com, not "palmwood-trial.firebasestorage.app"',
  ],
  [
    'VITE_MAIL_URL',
    'https://relay.palmwood.ng.evil.com/send',
    'is blocked by the Content-Security-Policy of /: add https://relay.palmwood.ng.evil.com to its connect-src in firebase.json',
  ],
  [
    'VITE_REPORT_URL',
    'https://relay.palmwood.ng/reports',
    'is blocked by the Content-Security-Policy of /embed/asi: add https://relay.palmwood.ng to its connect-src in firebase.json',
  ],
])('rejects %s=%s because it %s', (name, value, problem) => {
  expect(findProblemsWith({ [name]: value })).toEqual([`${name} ${problem}`]);
});

test('rejects every placeholder of .env.example', () => {
  const placeholders = Object.entries(project.example).filter(([, value]) => value !== '');
  expect(placeholders.length).toBeGreaterThan(4);
  const problems = findProductionProblems(project.example, project, false);
  for (const [name, value] of placeholders) {
    expect(problems).toContain(`${name} is a placeholder, "${value ?? ''}"`);
  }
  expect(problems).toHaveLength(placeholders.length);
});

test('rejects a mail key unless the user confirms that it is public', () => {
  expect(findProblemsWith({ VITE_MAIL_KEY: 're_123' })).toEqual([
    'VITE_MAIL_KEY can be read by every visitor: leave it empty and use a relay, or build with ' +
      '--yes-the-key-is-public',
  ]);
  expect(findProblemsWith({ VITE_MAIL_KEY: 're_123' }, true)).toEqual([]);
});

test('rejects settings that only .env or .env.local contains', async () => {
  const folder = await createFolder({
    '.env': 'VITE_MAIL_TO=a@b.ng\nOTHER=1\n',
    '.env.local': 'VITE_MAIL_KEY=k\nVITE_SITE_URL=x\nVITE_OFFLINE=off\n',
    '.env.production.local': 'VITE_SITE_URL=y\n',
  });
  vi.stubEnv('VITE_OFFLINE', '');
  vi.stubEnv('VITE_MAIL_TO', undefined);
  vi.stubEnv('VITE_SITE_URL', undefined);
  const { strays } = readProject(folder, hosting);
  expect([...strays]).toEqual([
    ['VITE_MAIL_TO', '.env'],
    ['VITE_MAIL_KEY', '.env.local'],
  ]);
  expect(findProductionProblems(validSettings, { ...project, strays }, true)).toEqual([
    'VITE_MAIL_TO comes from .env: move it to .env.production.local, or delete it',
    'VITE_MAIL_KEY comes from .env.local: move it to .env.production.local, or delete it',
  ]);
});

test('rejects a relay that the Content-Security-Policy in firebase.json does not allow', async () => {
  const own = { ...project, hosting: await readHosting(projectFolder) };
  expect(findProductionProblems(validSettings, own, false)).toEqual([
    `VITE_MAIL_URL is blocked by the Content-Security-Policy of /: add ${RELAY} to its ` +
      'connect-src in firebase.json',
  ]);
});
