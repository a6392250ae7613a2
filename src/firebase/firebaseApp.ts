import { type FirebaseApp, initializeApp } from 'firebase/app';
import { getEnv } from '@/browser/settings';

/** Returns the app. The SDK returns the same app again for the same settings. */
export function getFirebaseApp(): FirebaseApp {
  return initializeApp(getEnv().firebase);
}

/** Splits `host:port` for the SDK's connect…Emulator calls. */
export function parseHostAndPort(address: string): [host: string, port: number] {
  const [host = '', port = ''] = address.split(':');
  return [host, Number(port)];
}
