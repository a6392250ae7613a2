import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Emulators that this package can start without Java and without a download. */
export const EMULATORS = ['auth', 'firestore', 'storage', 'hosting'] as const;
export type EmulatorName = (typeof EMULATORS)[number];

export interface SuiteConfig {
  only: readonly EmulatorName[];
  host: string;
  ports: Record<string, number>;
  /** Ports that firebase-tools requires to be free, although it does not use them here. */
  reservedPorts: Record<string, number>;
  rulesFiles: string[];
  indexesFile: string | undefined;
}

const DEFAULT_DATABASE = '(default)';

const DEFAULT_PORTS: Record<EmulatorName | 'hub' | 'logging', number> = {
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  hosting: 5000,
  hub: 4400,
  logging: 4500,
};

/**
 * Reads firebase.json.
 * @param only the emulators to start. Default: the emulators that firebase.json lists.
 * @throws if the file cannot be read, or if there is no emulator to start
 */
export async function readSuiteConfig(
  configFile: string,
  only?: readonly EmulatorName[],
): Promise<SuiteConfig> {
  const config = toRecord(JSON.parse(await readFile(configFile, 'utf8')));
  const emulators = toRecord(config['emulators']);
  const selected = only ?? EMULATORS.filter((name) => name in emulators);
  if (selected.length === 0) {
    throw new Error(`"emulators" in ${configFile} names none of ${EMULATORS.join(', ')}.`);
  }
  const ports: Record<string, number> = {};
  const reservedPorts: Record<string, number> = {};
  let host = '127.0.0.1';
  for (const name of [...selected, 'hub', 'logging'] as const) {
    const { port, websocketPort, host: ownHost } = toRecord(emulators[name]);
    ports[name] = typeof port === 'number' ? port : DEFAULT_PORTS[name];
    if (typeof websocketPort === 'number') reservedPorts[`${name} websocket`] = websocketPort;
    if (typeof ownHost === 'string') host = ownHost;
  }
  const folder = dirname(resolve(configFile));
  const findFile = (service: Record<string, unknown>, key: 'rules' | 'indexes'): string[] => {
    const file = service[key];
    return typeof file === 'string' ? [resolve(folder, file)] : [];
  };
  const rulesFiles = (['firestore', 'storage'] as const)
    .filter((name) => selected.includes(name))
    .flatMap((name) => listServices(config[name]))
    .flatMap((service) => findFile(service, 'rules'));
  const [indexesFile] = listServices(config['firestore'])
    .filter(({ database = DEFAULT_DATABASE }) => database === DEFAULT_DATABASE)
    .flatMap((service) => findFile(service, 'indexes'));
  return { only: selected, host, ports, reservedPorts, rulesFiles, indexesFile };
}

/**
 * Returns the default project, which `firebase use` stores in `.firebaserc` beside firebase.json.
 * Returns undefined if there is no default project.
 */
export async function readDefaultProject(configFile: string): Promise<string | undefined> {
  const text = await readFile(join(dirname(resolve(configFile)), '.firebaserc'), 'utf8').catch(
    () => '{}',
  );
  const { default: project } = toRecord(toRecord(JSON.parse(text))['projects']);
  return typeof project === 'string' ? project : undefined;
}

/**
 * Returns the settings of a service in firebase.json. A service with several databases or buckets
 * has a list of settings.
 */
function listServices(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(toRecord) : [toRecord(value)];
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
