import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { OWNER, ROOT, int, testServer, update } from '../helpers/firestoreServer.ts';
import { outputOf, serverArgs, startProcess } from '../helpers/firestoreProcess.ts';
import { folderOfEach } from '../helpers/folder.ts';

const inFolder = folderOfEach();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends in order on %s, with its data on disk',
    async (signal) => {
      const dataDir = inFolder('data');
      const { child, port } = await startProcess({ FIRESTORE_DATA_DIR: dataDir });
      const response = await fetch(`http://127.0.0.1:${port}/v1/${ROOT}:commit`, {
        method: 'POST',
        headers: OWNER,
        body: JSON.stringify({ writes: [update('c/a', { n: int(1) })] }),
      });
      expect(response.status).toBe(200);
      const exited = once(child, 'exit');
      child.kill(signal);
      expect(await exited).toEqual([0, null]);
      const server = await testServer({ dataDir });
      expect(await server.fields('c/a')).toEqual({ n: int(1) });
      expect(server.lines.join()).not.toMatch(/partial last line|moved to/);
      await server.close();
    },
    20_000,
  );

  it('ends with the reason when its disk is full', async () => {
    // No file may grow beyond some KiB, as on a disk with so much left.
    const limited = ['-c', `ulimit -f 8 && exec "$@"`, 'sh', process.execPath, ...serverArgs];
    const child = spawn('sh', limited, { env: { ...process.env, FIRESTORE_DATA_DIR: inFolder() } });
    const [port = ''] = await outputOf(child, /running on port (\d+)/);
    const said = outputOf(child, /Data can no longer be kept: .*EFBIG/);
    const exited = once(child, 'exit');
    const commit = (text: string) =>
      fetch(`http://127.0.0.1:${port}/v1/${ROOT}:commit`, {
        method: 'POST',
        headers: OWNER,
        body: JSON.stringify({ writes: [update('c/a', { t: { stringValue: text } })] }),
      });
    expect((await commit('short')).status).toBe(200);
    expect((await commit('long'.repeat(10_000))).status).toBe(500);
    await said;
    expect(await exited).toEqual([1, null]);
    const server = await testServer({ dataDir: inFolder() });
    expect(await server.fields('c/a')).toEqual({ t: { stringValue: 'short' } });
    await server.close();
  });

  it('ends when whoever started it is killed', async () => {
    // A parent of the engine that can be killed without warning, as firebase-tools may be.
    const script = `
      const { spawn } = require('node:child_process');
      const args = ${JSON.stringify(serverArgs)};
      const engine = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
      console.log('engine ' + engine.pid + '.');`;
    const parent = spawn(process.execPath, ['-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = await outputOf(parent, /engine (\d+)\.[^]*running on port/);
    const engine = Number(pid);
    expect(isAlive(engine)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(engine), { timeout: 5_000 }).toBe(false);
  });
});
