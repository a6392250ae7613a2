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
  const server = createHttpServer().listen(port, host);
  await once(server, 'listening');
  const starting = createServer({
    root,
    server: { middlewareMode: { server }, ws: { server }, host, port, strictPort: true },
    clearScreen: false,
    logLevel: 'warn',
  });
  /** Resolves once it answers. */
  const ready = starting.then((vite) => {
    server.on('request', vite.middlewares);
  });
  return {
    ready,
    stop: async () => {
      await starting.then((vite) => vite.close()).catch(() => undefined);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
