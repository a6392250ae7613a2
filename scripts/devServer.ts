import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';

export interface DevServer {
  stop(): Promise<void>;
}

/**
 * Vite's dev server on an HTTP server of our own. One that Vite opens itself ends the process on
 * SIGTERM, before its caller can stop the rest in order.
 */
export async function startDevServer(root: string, host: string, port: number): Promise<DevServer> {
  const server = createHttpServer();
  const vite = await createServer({
    root,
    server: { middlewareMode: { server }, ws: { server }, host, port, strictPort: true },
    clearScreen: false,
    logLevel: 'warn',
  });
  server.on('request', vite.middlewares);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    stop: async () => {
      await vite.close();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
