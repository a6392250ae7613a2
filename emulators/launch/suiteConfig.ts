import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** The parts of a firebase.json that the launcher needs. */
export interface SuiteConfig {
  host: string;
  ports: Record<string, number>;
  /** Ports that must be free although nothing answers there: firebase-tools insists. */
  reservedPorts: Record<string, number>;
  rulesFiles: string[];
}

export async function readSuiteConfig(
  configFile: string,
  only: readonly string[],
): Promise<SuiteConfig> {
  const config = record(JSON.parse(await readFile(configFile, 'utf8')));
  const emulators = record(config['emulators']);
  const ports: Record<string, number> = {};
  const reservedPorts: Record<string, number> = {};
  let host = '127.0.0.1';
  for (const name of [...only, 'hub', 'logging']) {
    const entry = record(emulators[name]);
    const port = entry['port'];
    if (typeof port !== 'number') {
      throw new Error(`${configFile} names no port for emulators.${name}`);
    }
    ports[name] = port;
    const websocket = entry['websocketPort'];
    if (typeof websocket === 'number') reservedPorts[`${name} websocket`] = websocket;
    if (typeof entry['host'] === 'string') host = entry['host'];
  }
  const folder = dirname(resolve(configFile));
  const rulesFiles = ['firestore', 'storage']
    .filter((name) => only.includes(name))
    .map((name) => record(config[name])['rules'])
    .filter((file) => typeof file === 'string')
    .map((file) => resolve(folder, file));
  return { host, ports, reservedPorts, rulesFiles };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
