import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { int, startTestServer, text } from '../helpers/firestoreServer.ts';
import { commitTo, waitForOutput, serverArgs, startProcess } from '../helpers/firestoreProcess.ts';
import { createFolderForEach } from '../helpers/folder.ts';

const inFolder = createFolderForEach();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'keeps its data on disk when it exits on %s',
  async (signal) => {
    const dataDir = inFolder('data');
    const { child, port } = await startProcess({ FIRESTORE_DATA_DIR: dataDir });
    expect((await commitTo(port, 'a', { n: int(1) })).status).toBe(200);
    const exited = once(child, 'exit');
    child.kill(signal);
    expect(await exited).toEqual([0, null]);
    const server = await startTestServer({ dataDir });
    expect(await server.fields('c/a')).toEqual({ n: int(1) });
    expect(server.lines.join()).not.toMatch(/partial last line|moved to/);
    await server.close();
  },
);

it('reports a full disk before it exits', async () => {
  // Limits the size of files to a few KiB, which has the same effect as a full disk.
  const limited = ['-c', `ulimit -f 8 && exec "$@"`, 'sh', process.execPath, ...serverArgs];
  const child = spawn('sh', limited, { env: { ...process.env, FIRESTORE_DATA_DIR: inFolder() } });
  const [port = ''] = await waitForOutput(child, /running on port (\d+)/);
  const reported = waitForOutput(child, /Data can no longer be stored: .*EFBIG/);
  const exited = once(child, 'exit');
  expect((await commitTo(port, 'a', { t: text('short') })).status).toBe(200);
  expect((await commitTo(port, 'a', { t: text('long'.repeat(10_000)) })).status).toBe(500);
  await reported;
  expect(await exited).toEqual([1, null]);
  const server = await startTestServer({ dataDir: inFolder() });
  expect(await server.fields('c/a')).toEqual({ t: text('short') });
  await server.close();
});

it('exits when its parent process is killed', async () => {
  // Starts the emulator from another process, like firebase-tools. That process can then be killed.
  const script = `
      const { spawn } = require('node:child_process');
      const args = ${JSON.stringify(serverArgs)};
      const engine = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
      console.log('engine ' + engine.pid + '.');`;
  const parent = spawn(process.execPath, ['-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await waitForOutput(parent, /engine (\d+)\.[^]*running on port/);
  const engine = Number(pid);
  expect(isAlive(engine)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(engine), { timeout: 5_000 }).toBe(false);
});
