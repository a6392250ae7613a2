import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFolder } from '../helpers/folder.ts';
import {
  ROOT,
  int,
  createAuthHeader,
  startSharedServer,
  startTestServer,
  update,
} from '../helpers/firestoreServer.ts';

const rulesFile = fileURLToPath(new URL('access.rules', import.meta.url));
const RULES = readFileSync(rulesFile, 'utf8');
const INVALID_RULES = RULES.replace('isStaff();', 'isStuff();');

const server = await startSharedServer({ rulesFile });
beforeAll(() =>
  server.put({
    'staff/s': {},
    'open/a': { n: int(1), public: { booleanValue: true } },
    'fresh/a': { old: int(1) },
  }),
);

const SIGNED_OUT = {};

describe('access to documents under the rules', () => {
  // The expected results were recorded from production by github.com/davideast/pyric.
  it('treats a write with the precondition `exists: false` as a create even if the document exists', async () => {
    const absent = { currentDocument: { exists: false } };
    const create = async (path: string, n: object, rest = absent): Promise<number> =>
      (await server.commit([update(path, { n }, rest)], SIGNED_OUT)).status;
    // The rules deny an update that leaves `n` unchanged, but allow a create with this value.
    expect(await create('open/a', int(1))).toBe(409);
    expect(await create('open/a', { doubleValue: 5 })).toBe(403);
    expect(await create('fresh/a', int(1))).toBe(409);
    expect(await create('mine/a', int(1))).toBe(403);
    const added = {
      ...update('open/a', {}, absent),
      updateTransforms: [{ fieldPath: 'n', increment: int(1) }],
    };
    expect((await server.commit([added], SIGNED_OUT)).status).toBe(409);
    expect(await server.fields('open/a')).toEqual({ n: int(1), public: { booleanValue: true } });
    const createUrl = `/v1/${ROOT}/open?documentId=a`;
    expect(
      (await server.send('POST', createUrl, { fields: { n: int(1) } }, SIGNED_OUT)).status,
    ).toBe(409);
  });

  it('names the user, the operation and the lines of the rules when it explains a denial', async () => {
    const answer = await server.commit([{ delete: `${ROOT}/open/a` }], createAuthHeader('x'));
    expect(answer).toMatchObject({ status: 403, error: 'PERMISSION_DENIED' });
    expect(answer.message).toContain('delete of /databases/(default)/documents/open/a (user x)');
    expect(answer.message).toMatch(/\b12\b/);
    expect(server.lines).toContain(answer.message);
  });

  it('rejects owner-only requests from signed-out users', async () => {
    const everything = { structuredQuery: { from: [{ allDescendants: true }] } };
    expect((await server.call(':runQuery', everything, SIGNED_OUT)).status).toBe(403);
    const missing = `/v1/${ROOT}/open?showMissing=true`;
    expect((await server.send('GET', missing, undefined, SIGNED_OUT)).status).toBe(403);
  });
});

describe('changes of the loaded rules', () => {
  const get = async (): Promise<{ status: number; message: string }> =>
    server.call(':batchGet', { documents: [`${ROOT}/open/a`] }, SIGNED_OUT);

  it('denies every request if the rules have an error when the server starts', async () => {
    const folder = createFolder({ 'firestore.rules': INVALID_RULES });
    const closed = await startTestServer({ rulesFile: join(folder, 'firestore.rules') });
    expect(closed.lines.join('\n')).toMatch(/^firestore\.rules:12:/m);
    expect((await closed.send('GET', `/v1/${ROOT}/open/a`, undefined, SIGNED_OUT)).status).toBe(
      403,
    );
    await closed.close();
  });

  it('denies every request after rules with an error are loaded, until the error is fixed', async () => {
    const { status, json } = await server.loadRules(INVALID_RULES);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      issues: expect.arrayContaining([expect.objectContaining({ severity: 3 })]) as unknown[],
    });
    expect(server.lines.some((line) => line.startsWith('firestore.rules:12:'))).toBe(true);
    const denied = await get();
    expect(denied.status).toBe(403);
    expect(denied.message).toMatch(/rules have an error.*Line 12/);
    expect((await server.loadRules(RULES)).json).toEqual({});
    expect((await get()).status).toBe(200);
  });

  it('logs a warning about a likely mistake in the rules', async () => {
    const source = RULES.replace('allow delete: if isStaff();', 'allow remove: if isStaff()');
    expect((await server.loadRules(source, { ignore_errors: false })).status).toBe(200);
    expect(server.lines).toEqual(
      expect.arrayContaining([
        "firestore.rules:12:13 warning: Unknown operation 'remove': it allows nothing.",
        "firestore.rules:13:5 warning: Missing ';' at '}'.",
      ]),
    );
    expect((await get()).status).toBe(200);
    expect((await server.loadRules(RULES)).status).toBe(200);
  });

  it('rejects rules that contain an error, unless the request ignores errors', async () => {
    expect((await server.loadRules('nonsense', { ignore_errors: false })).status).toBe(400);
    expect((await get()).status).toBe(200);
  });

  it('applies rules that are loaded for one project only to that project', async () => {
    expect((await server.loadRules('nonsense', { project: 'demo-other' })).status).toBe(200);
    expect((await get()).status).toBe(200);
  });
});
