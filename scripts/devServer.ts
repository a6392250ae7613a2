import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';

/**
 * Vite's dev server on an HTTP server of our own. One that Vite opens itself ends the process on
 * SIGTERM, before its caller can stop the rest in order.
 *
 * @throws where the port is taken; it is this process's from then on
 */
export async function startDevServer(root: string, host: string, port: number) {
  // A request that comes before Vite is there waits for it.
  const server = createHttpServer((request, response) => {
    ready.then((vite) => vite.middlewares(request, response)).catch(() => request.destroy());
  }).listen(port, host);
  await once(server, 'listening');
  /** Resolves once it answers. */
  const ready = createServer({
    root,
    server: { middlewareMode: { server }, ws: { server }, host, port, strictPort: true },
    clearScreen: false,
    logLevel: 'warn',
  });
  return {
    ready,
    stop: async () => {
      await ready.then((vite) => vite.close()).catch(() => undefined);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
