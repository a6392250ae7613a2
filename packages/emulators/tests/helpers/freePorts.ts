import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';

export const HOST = '127.0.0.1';

/**
 * Returns `count` different ports on which no program listens. They are lower than the ports that
 * the system assigns to connections, so no connection takes them before the test does.
 */
async function findFreePorts(count: number): Promise<number[]> {
  const servers = new Map<number, Server>();
  while (servers.size < count) {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, HOST, () => resolve(true));
    });
    if (free) servers.set(port, server);
  }
  for (const server of servers.values()) await new Promise((resolve) => server.close(resolve));
  return [...servers.keys()];
}

export async function findFreePort(): Promise<number> {
  const [port = 0] = await findFreePorts(1);
  return port;
}

/**
 * Writes a firebase.json with the given settings and emulators. Every part of the suite gets a free
 * port.
 */
export async function writeConfig(folder: string, settings: object, ...names: string[]) {
  const [hub = 0, logging = 0, websocketPort = 0, ...ports] = await findFreePorts(names.length + 3);
  const toAddress = (port = 0) => ({ host: HOST, port });
  const emulatorEntries = names.map((name, index): [string, object] => {
    const settings = toAddress(ports[index]);
    return [name, name === 'firestore' ? { ...settings, websocketPort } : settings];
  });
  const suite = { singleProjectMode: true, hub: toAddress(hub), logging: toAddress(logging) };
  const emulators = { ...suite, ui: { enabled: false }, ...Object.fromEntries(emulatorEntries) };
  const configFile = join(folder, 'firebase.json');
  writeFileSync(configFile, JSON.stringify({ ...settings, emulators }));
  return { configFile, ports };
}
