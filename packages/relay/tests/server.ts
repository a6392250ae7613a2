import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

export const HOST = '127.0.0.1';

/** Starts a server that runs until the test ends. */
export async function startServer(
  listener: RequestListener,
): Promise<{ origin: string; port: number }> {
  const server = createServer(listener);
  const port = await listenOnFreePort(server);
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  return { origin: `http://${HOST}:${port}`, port };
}

/** Returns a port that no program listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Listens on a port below the range that the system assigns to connections, because a connection
 * could take a port of that range again.
 */
async function listenOnFreePort(server: ReturnType<typeof createServer>): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.once('listening', () => resolve(true));
      server.listen(port, HOST);
    });
    server.removeAllListeners('error').removeAllListeners('listening');
    if (isFree) return port;
  }
}
