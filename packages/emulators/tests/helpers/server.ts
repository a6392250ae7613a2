import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { HOST, findFreePort } from './freePorts.ts';

/** Starts a server that is closed when the test ends. Returns its origin. */
export async function startServer(listener: RequestListener): Promise<string> {
  const port = await findFreePort();
  const server = createServer(listener).listen(port, HOST);
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  return `http://${HOST}:${port}`;
}
