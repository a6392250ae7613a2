import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OWNER, PROJECT, ROOT, signedIn, testServer } from '../firestore/tests/client.ts';
import { assertPortsFree, PortsTaken } from './ports.ts';
import { checkRulesFiles } from './rulesFiles.ts';

const HOST = '127.0.0.1';

describe('a port that is taken', () => {
  it('is named, with what it is for and who has it', async () => {
    const holder = createServer();
    const port = await new Promise<number>((resolve) => {
      holder.listen(0, HOST, () => {
        const address = holder.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const checked = assertPortsFree(HOST, { firestore: port, auth: 0 });
    await expect(checked).rejects.toThrow(PortsTaken);
    await expect(checked).rejects.toThrow(
      // Who it is, is told where the system has lsof or ss.
      new RegExp(
        `^Cannot start the local backend:\n  firestore: port ${port} is taken by ` +
          `(another program|.+, pid ${process.pid}( \\(.+\\))?)$`,
      ),
    );
    await new Promise((resolve) => holder.close(resolve));
    await expect(assertPortsFree(HOST, { firestore: port })).resolves.toBeUndefined();
  });
});

describe('a rules file with a mistake', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'launch-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const good = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /c/{id} { allow read: if request.auth.uid == 'ada'; }
  }
}`;
  const bad = good.replace('request.auth', 'requst.auth');
  const get = ['GET', `/v1/${ROOT}/c/a`, undefined, signedIn('ada')] as const;

  it('is named with line and column at the start', async () => {
    const file = path.join(folder, 'firestore.rules');
    writeFileSync(file, bad);
    const [mistake, consequence] = await checkRulesFiles({
      host: HOST,
      ports: {},
      reservedPorts: {},
      rulesFiles: [file],
    });
    expect(mistake).toMatch(/firestore\.rules:4:36 .*requst/);
    expect(consequence).toMatch(/everything is refused until it is mended/);
    writeFileSync(file, good);
    expect(
      await checkRulesFiles({ host: HOST, ports: {}, reservedPorts: {}, rulesFiles: [file] }),
    ).toEqual([]);
  });

  it('refuses everything until a mended one is loaded', async () => {
    const rulesFile = path.join(folder, 'firestore.rules');
    writeFileSync(rulesFile, bad);
    const server = await testServer({ rulesFile });
    await server.put({ 'c/a': {} });
    expect(server.lines.join('\n')).toMatch(/firestore\.rules:4:36/);
    expect(await server.ask(...get)).toMatchObject({ status: 403, error: 'PERMISSION_DENIED' });

    // What firebase-tools sends when it sees the file change.
    const load = (content: string) =>
      server.ask(
        'PUT',
        `/emulator/v1/projects/${PROJECT}:securityRules`,
        { ignore_errors: true, rules: { files: [{ name: 'firestore.rules', content }] } },
        OWNER,
      );
    expect((await load(good)).json).toEqual({});
    expect((await server.ask(...get)).status).toBe(200);
    await server.close();
  });
});
