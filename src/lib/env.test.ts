import { expect, it } from 'vitest';
import { EnvError, parseEnv, type RawEnv } from './env';

const complete: RawEnv = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-palmwood',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo.appspot.com',
  VITE_MAIL_URL: 'https://mail.example.com/send',
  VITE_MAIL_TO: 'info@example.com',
};

function listProblems(raw: RawEnv): readonly string[] {
  try {
    parseEnv(raw);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
}

it('parses settings without the optional variables', () => {
  const env = parseEnv({ ...complete, VITE_SITE_URL: 'https://example.com/' });
  expect(env.firebase.projectId).toBe('demo-palmwood');
  expect(env.emulators).toEqual({});
  expect(env.mail.key).toBe('');
  expect(env.siteUrl).toBe('https://example.com');
});

it('lists every missing variable in one error', () => {
  expect(listProblems({})).toEqual(Object.keys(complete).map((name) => `${name} is missing`));
});

it.each([
  { name: 'VITE_MAIL_URL', value: 'javascript:alert(1)', want: 'an http(s) address' },
  { name: 'VITE_MAIL_TO', value: 'nobody', want: 'an email address' },
  { name: 'VITE_SITE_URL', value: 'example.com', want: 'an http(s) address' },
  {
    name: 'VITE_FIRESTORE_EMULATOR_HOST',
    value: 'http://127.0.0.1:1',
    want: 'host:port such as 127.0.0.1:8085',
  },
  { name: 'VITE_DATA_FILES', value: 'yes', want: '"on" or empty' },
  { name: 'VITE_REPORT_URL', value: '/reports', want: 'an http(s) address' },
  {
    name: 'VITE_AUTH_TOKEN_SYNC_URL',
    value: 'https://x.example.com',
    want: 'a path on this site that begins with /',
  },
])('rejects the invalid value $value of $name', ({ name, value, want }) => {
  expect(listProblems({ ...complete, [name]: value })).toEqual([
    `${name} must be ${want}, not "${value}"`,
  ]);
});
