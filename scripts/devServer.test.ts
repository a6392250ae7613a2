import { expect, test } from 'vitest';
import { createFolder } from '../tests/helpers/folder.ts';
import { startDevServer } from './devServer.ts';

test('the dev server serves requests from start to stop without process listeners', async () => {
  const root = await createFolder({ 'index.html': '<title>Served</title>' });
  const listeners = () => [process.listenerCount('SIGTERM'), process.stdin.listenerCount('end')];
  const before = listeners();
  const port = 20_000 + (process.pid % 10_000);
  const server = await startDevServer(root, '127.0.0.1', port);
  const early = fetch(`http://127.0.0.1:${port}/`);
  await server.ready;
  expect(listeners()).toEqual(before);
  await expect(startDevServer(root, '127.0.0.1', port)).rejects.toThrow('EADDRINUSE');
  expect(await (await early).text()).toContain('Served');
  await server.stop();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
