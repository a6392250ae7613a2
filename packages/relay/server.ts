import { createServer } from 'node:http';
import { MAX_CONNECTIONS, PROVIDER_MS, REQUEST_MS } from './limits.ts';
import { createRelay } from './relay.ts';
import type { Settings } from './settings.ts';

/**
 * Runs the relay as a server of its own.
 * @param times in milliseconds: how long a request may take to come, and the provider to answer
 * @returns what stops it, once the requests under way are answered
 * @throws Error when the port is taken
 */
export async function startRelay(
  settings: Settings,
  host: string,
  port: number,
  times = { request: REQUEST_MS, provider: PROVIDER_MS },
): Promise<() => Promise<void>> {
  const relay = createRelay(settings, times.provider);
  const options = {
    requestTimeout: times.request,
    // How often slow requests are looked for.
    connectionsCheckingInterval: times.request / 10,
  };
  const server = createServer(options, (request, response) => void relay(request, response));
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}
