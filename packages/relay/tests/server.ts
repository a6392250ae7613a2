import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

export const HOST = '127.0.0.1';

/** Starts a server that stops when the test ends. */
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

/** Returns a port on which no program listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Listens on a port below the range that the system uses for connections. A port in that range
 * could be in use again before the test uses it.
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
