import { createServer, type Server } from 'node:net';

export const HOST = '127.0.0.1';

/** Listens on a free port. */
export async function listenAnywhere(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

/** So many different ports that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const taken = await Promise.all(Array.from({ length: count }, listenAnywhere));
  for (const { server } of taken) await new Promise((resolve) => server.close(resolve));
  return taken.map(({ port }) => port);
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
