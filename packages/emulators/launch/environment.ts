import type { EmulatorName, SuiteConfig } from './suiteConfig.ts';

/**
 * Returns the environment variables that `firebase emulators:exec` sets. Firebase's server SDKs
 * read the project and the addresses of the emulators from them.
 */
export function createEmulatorEnv(config: SuiteConfig, projectId: string): Record<string, string> {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const formatAddress = (name: EmulatorName | 'hub') => `${host}:${String(config.ports[name])}`;
  const firebaseConfig = {
    projectId,
    storageBucket: `${projectId}.appspot.com`,
    databaseURL: `https://${projectId}.firebaseio.com`,
  };
  const ofEmulator: Partial<Record<EmulatorName, Record<string, string>>> = {
    auth: { FIREBASE_AUTH_EMULATOR_HOST: formatAddress('auth') },
    firestore: {
      FIRESTORE_EMULATOR_HOST: formatAddress('firestore'),
      FIREBASE_FIRESTORE_EMULATOR_ADDRESS: formatAddress('firestore'),
    },
    storage: {
      FIREBASE_STORAGE_EMULATOR_HOST: formatAddress('storage'),
      STORAGE_EMULATOR_HOST: `http://${formatAddress('storage')}`,
    },
  };
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: process.env['FIREBASE_CONFIG'] ?? JSON.stringify(firebaseConfig),
    FIREBASE_EMULATOR_HUB: formatAddress('hub'),
    ...Object.fromEntries(config.only.flatMap((name) => Object.entries(ofEmulator[name] ?? {}))),
  };
}
