import { type FirebaseApp, getApp, getApps, initializeApp } from 'firebase/app';
import { currentEnv } from '@/browser/settings';

export function firebaseApp(): FirebaseApp {
  return getApps().length > 0 ? getApp() : initializeApp(currentEnv().firebase);
}

/** Splits `host:port` for the SDK's connect…Emulator calls. */
export function hostAndPort(address: string): [host: string, port: number] {
  const [host = '', port = ''] = address.split(':');
  return [host, Number(port)];
}
