import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv, type RawEnv } from './env';

const complete: RawEnv = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-palmwood',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo.appspot.com',
  VITE_MAIL_URL: 'https://mail.example.com/send',
  VITE_MAIL_TO: 'info@example.com',
};

function problemsOf(raw: RawEnv): readonly string[] {
  try {
    parseEnv(raw);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
}

describe('parseEnv', () => {
  it('takes what is needed and leaves out what is not set', () => {
    const env = parseEnv({ ...complete, VITE_SITE_URL: 'https://example.com/' });
    expect(env.firebase.projectId).toBe('demo-palmwood');
    expect(env.emulators).toEqual({});
    expect(env.mail.key).toBe('');
    expect(env.siteUrl).toBe('https://example.com');
  });

  it('names every missing variable in one error', () => {
    expect(problemsOf({})).toEqual([
      'VITE_FIREBASE_API_KEY is missing',
      'VITE_FIREBASE_AUTH_DOMAIN is missing',
      'VITE_FIREBASE_PROJECT_ID is missing',
      'VITE_FIREBASE_STORAGE_BUCKET is missing',
      'VITE_MAIL_URL is missing',
      'VITE_MAIL_TO is missing',
    ]);
  });

  it.each([
    ['VITE_MAIL_URL', 'javascript:alert(1)', 'an http(s) address'],
    ['VITE_MAIL_TO', 'nobody', 'an e-mail address'],
    ['VITE_SITE_URL', 'example.com', 'an http(s) address'],
    ['VITE_FIRESTORE_EMULATOR_HOST', 'http://127.0.0.1:1', 'host:port such as 127.0.0.1:8085'],
    ['VITE_REPORT_URL', '/reports', 'an http(s) address'],
    ['VITE_AUTH_TOKEN_SYNC_URL', 'https://x.example.com', 'a path on this site that begins with /'],
  ])('refuses %s = %s', (name, value, want) => {
    expect(problemsOf({ ...complete, [name]: value })).toEqual([
      `${name} must be ${want}, not "${value}"`,
    ]);
  });
});
