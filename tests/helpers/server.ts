import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { host } from '../../scripts/local';

/** Starts a local server that stops when the test ends. */
export async function serve(answer: RequestListener): Promise<{ origin: string; port: number }> {
  const server = createServer(answer).listen(0, host);
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { origin: `http://${host}:${port}`, port };
}
