import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../helpers/folder.ts';
import {
  ROOT,
  int,
  signedIn,
  sharedServer,
  testServer,
  update,
} from '../helpers/firestoreServer.ts';

const rulesFile = fileURLToPath(new URL('access.rules', import.meta.url));
const RULES = readFileSync(rulesFile, 'utf8');
const BAD = RULES.replace('isStaff();', 'isStuff();');

const server = await sharedServer({ rulesFile });
beforeAll(() =>
  server.put({
    'staff/s': {},
    'open/a': { n: int(1), public: { booleanValue: true } },
    'fresh/a': { old: int(1) },
  }),
);

const NOBODY = {};

describe('access', () => {
  // Source: recorded from production, github.com/davideast/pyric.
  it('judges what must not exist as created, also where it exists', async () => {
    const absent = { currentDocument: { exists: false } };
    const create = async (path: string, n: object, rest = absent): Promise<number> =>
      (await server.commit([update(path, { n }, rest)], NOBODY)).status;
    // An update to the same number is refused; the rule for creating allows it.
    expect(await create('open/a', int(1))).toBe(409);
    expect(await create('open/a', { doubleValue: 5 })).toBe(403);
    expect(await create('fresh/a', int(1))).toBe(409);
    expect(await create('mine/a', int(1))).toBe(403);
    const added = {
      ...update('open/a', {}, absent),
      updateTransforms: [{ fieldPath: 'n', increment: int(1) }],
    };
    expect((await server.commit([added], NOBODY)).status).toBe(409);
    expect(await server.fields('open/a')).toEqual({ n: int(1), public: { booleanValue: true } });
    const named = `/v1/${ROOT}/open?documentId=a`;
    expect((await server.ask('POST', named, { fields: { n: int(1) } }, NOBODY)).status).toBe(409);
  });

  it('says who was refused what, and by which lines, in the answer and the log', async () => {
    const answer = await server.commit([{ delete: `${ROOT}/open/a` }], signedIn('x'));
    expect(answer).toMatchObject({ status: 403, error: 'PERMISSION_DENIED' });
    expect(answer.message).toContain('delete of /databases/(default)/documents/open/a (user x)');
    expect(answer.message).toMatch(/\b12\b/);
    expect(server.lines).toContain(answer.message);
  });

  it('leaves what no rule can speak of to the owner', async () => {
    const everything = { structuredQuery: { from: [{ allDescendants: true }] } };
    expect((await server.call(':runQuery', everything, NOBODY)).status).toBe(403);
    const missing = `/v1/${ROOT}/open?showMissing=true`;
    expect((await server.ask('GET', missing, undefined, NOBODY)).status).toBe(403);
  });
});

describe('the rules themselves', () => {
  const get = async (): Promise<{ status: number; message: string }> =>
    server.call(':batchGet', { documents: [`${ROOT}/open/a`] }, NOBODY);

  it('with an error refuse everything from the start', async () => {
    const folder = newFolder({ 'firestore.rules': BAD });
    const closed = await testServer({ rulesFile: join(folder, 'firestore.rules') });
    expect(closed.lines.join('\n')).toMatch(/^firestore\.rules:12:/m);
    expect((await closed.ask('GET', `/v1/${ROOT}/open/a`, undefined, NOBODY)).status).toBe(403);
    await closed.close();
  });

  it('with an error refuse everything until they are fixed', async () => {
    const { status, json } = await server.loadRules(BAD);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      issues: expect.arrayContaining([expect.objectContaining({ severity: 3 })]) as unknown[],
    });
    expect(server.lines.some((line) => line.startsWith('firestore.rules:12:'))).toBe(true);
    const refused = await get();
    expect(refused.status).toBe(403);
    expect(refused.message).toMatch(/rules have an error.*Line 12/);
    expect((await server.loadRules(RULES)).json).toEqual({});
    expect((await get()).status).toBe(200);
  });

  it('with what is probably a mistake are taken, with a warning in the log', async () => {
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

  it('with an error are not taken when errors are not to be ignored', async () => {
    expect((await server.loadRules('nonsense', { ignore_errors: false })).status).toBe(400);
    expect((await get()).status).toBe(200);
  });

  it('belong to one project', async () => {
    expect((await server.loadRules('nonsense', { project: 'demo-other' })).status).toBe(200);
    expect((await get()).status).toBe(200);
  });
});
