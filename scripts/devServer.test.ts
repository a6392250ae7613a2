import { expect, test } from 'vitest';
import { createFolder } from '../tests/helpers/folder.ts';
import { CALENDAR_PATH } from '../src/content/releaseCalendar.ts';
import { startDevServer } from './devServer.ts';

test('the dev server serves requests from start to stop and adds no listeners to the process', async () => {
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

test('the dev server serves the calendar file', async () => {
  const root = await createFolder({ 'index.html': '' });
  const port = 20_000 + (process.pid % 10_000);
  const server = await startDevServer(root, '127.0.0.1', port);
  const response = await fetch(`http://127.0.0.1:${port}${CALENDAR_PATH}`);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain(`URL:http://127.0.0.1:${port}/markets/inflation`);
  await server.stop();
});
