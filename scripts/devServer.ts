import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Plugin } from 'vite';
import { CALENDAR_PATH } from '../src/content/releaseCalendar.ts';
import { toLagosDay } from '../src/lib/days.ts';
import { renderReleaseCalendar } from './build/releaseCalendar.ts';

/**
 * Serves the calendar file as text/calendar, as hosting does. The file itself is only written by a
 * build.
 */
const serveCalendar = (siteUrl: string): Plugin => ({
  name: 'release-calendar',
  configureServer({ middlewares }) {
    middlewares.use(CALENDAR_PATH, (_request, response) => {
      response.setHeader('content-type', 'text/calendar; charset=utf-8');
      response.setHeader('cache-control', 'no-cache');
      response.end(renderReleaseCalendar(toLagosDay(new Date()), siteUrl));
    });
  },
});

/**
 * Starts Vite's dev server on a separate HTTP server. Vite's own HTTP server would end the process
 * on SIGTERM, before its caller can stop the other parts in order.
 * @throws if the port is in use
 */
export async function startDevServer(root: string, host: string, port: number) {
  // Requests that arrive before Vite is ready wait until it is.
  const server = createHttpServer((request, response) => {
    ready.then((vite) => vite.middlewares(request, response)).catch(() => request.destroy());
  }).listen(port, host);
  await once(server, 'listening');
  /** Resolves when Vite handles requests. */
  const ready = createServer({
    root,
    plugins: [serveCalendar(`http://${host}:${port}`)],
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
