import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT, ROOT, int, signedIn, sharedServer, update } from '../helpers/firestoreServer.ts';

const RULES = readFileSync(new URL('access.rules', import.meta.url), 'utf8');

const server = await sharedServer({ rulesSource: RULES });
beforeAll(() =>
  server.put({
    'staff/s': {},
    'open/a': { n: int(1), public: { booleanValue: true } },
    'fresh/a': { old: int(1) },
  }),
);

const NOBODY = {};
const increment = (fieldPath: string, by: number) => ({ fieldPath, increment: int(by) });

describe('access', () => {
  it('tells create from update from delete', async () => {
    const commit = async (write: unknown, headers = {}): Promise<number> =>
      (await server.commit([write], headers)).status;
    expect(await commit(update('open/new', { n: int(5) }))).toBe(200);
    expect(await commit(update('open/new2', { n: { doubleValue: 5 } }))).toBe(403);
    expect(await commit(update('open/new', { n: int(4) }))).toBe(403);
    expect(await commit(update('open/new', { n: int(6) }))).toBe(200);
    const remove = { delete: `${ROOT}/open/new` };
    expect(await commit(remove)).toBe(403);
    expect(await commit(remove, signedIn('x'))).toBe(403);
    expect(await commit(remove, signedIn('s'))).toBe(200);
  });

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
    const added = { ...update('open/a', {}, absent), updateTransforms: [increment('n', 1)] };
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

  it('passes the owner by', async () => {
    expect((await server.commit([update('nowhere/x', {})])).status).toBe(200);
    expect((await server.commit([update('nowhere/x', {})], NOBODY)).status).toBe(403);
  });

  it('gives the token to the rules', async () => {
    const get = async (headers: Record<string, string>): Promise<number> =>
      (await server.call(':batchGet', { documents: [`${ROOT}/mine/u`] }, headers)).status;
    expect(await get(signedIn('u', { admin: true }))).toBe(200);
    expect(await get(signedIn('u'))).toBe(403);
    expect(await get(signedIn('v', { admin: true }))).toBe(403);
    expect(await get({ authorization: 'Bearer nonsense' })).toBe(401);
    expect(await get({ authorization: 'Bearer ' })).toBe(403);
  });

  it('leaves what no rule can speak of to the owner', async () => {
    const everything = { structuredQuery: { from: [{ allDescendants: true }] } };
    expect((await server.call(':runQuery', everything, NOBODY)).status).toBe(403);
    expect((await server.call(':runQuery', everything)).status).toBe(200);
    const begin = async (options: object, headers?: Record<string, string>) =>
      (await server.call(':beginTransaction', { options }, headers)).status;
    expect(await begin({ readWrite: {} }, signedIn('u'))).toBe(403);
    expect(await begin({}, signedIn('u'))).toBe(403);
    expect(await begin({ readOnly: {} }, signedIn('u'))).toBe(200);
    expect((await server.call(':batchWrite', { writes: [] }, signedIn('u'))).status).toBe(403);
    const missing = `/v1/${ROOT}/open?showMissing=true`;
    expect((await server.ask('GET', missing, undefined, NOBODY)).status).toBe(403);
    expect((await server.call(':listCollectionIds', {}, NOBODY)).status).toBe(403);
  });
});

describe('the rules themselves', () => {
  const put = (content: string, ignoreErrors = true, project = PROJECT) =>
    server.ask('PUT', `/emulator/v1/projects/${project}:securityRules`, {
      ignore_errors: ignoreErrors,
      rules: { files: [{ name: 'security.rules', content }] },
    });
  const get = async (): Promise<{ status: number; message: string }> =>
    server.call(':batchGet', { documents: [`${ROOT}/open/a`] }, NOBODY);

  it('are covered', async () => {
    const { json } = await server.ask('GET', `/emulator/v1/projects/${PROJECT}:ruleCoverage`);
    const at = (line: number, column: number): unknown =>
      expect.objectContaining({
        sourcePosition: expect.objectContaining({ line, column }) as unknown,
        values: expect.arrayContaining([
          { value: { boolValue: true }, count: expect.any(Number) as number },
          { value: { boolValue: false }, count: expect.any(Number) as number },
        ]) as unknown,
      });
    // `request.resource.data.n is int`, and the call of isStaff(): both were true and false above.
    expect(json).toMatchObject({
      report: expect.arrayContaining([at(10, 24), at(12, 24)]) as unknown[],
    });
  });

  it('with an error refuse everything until they are fixed', async () => {
    const { status, json } = await put(RULES.replace('isStaff();', 'isStuff();'));
    expect(status).toBe(200);
    expect(json).toMatchObject({
      issues: expect.arrayContaining([expect.objectContaining({ severity: 3 })]) as unknown[],
    });
    expect(server.lines.some((line) => line.startsWith('security.rules:12:'))).toBe(true);
    const refused = await get();
    expect(refused.status).toBe(403);
    expect(refused.message).toMatch(/rules have an error.*Line 12/);
    expect((await put(RULES)).json).toEqual({});
    expect((await get()).status).toBe(200);
  });

  it('with what is probably a mistake are taken, with a warning in the log', async () => {
    const source = RULES.replace('allow delete: if isStaff();', 'allow remove: if isStaff()');
    expect((await put(source, false)).status).toBe(200);
    expect(server.lines).toEqual(
      expect.arrayContaining([
        "security.rules:12:13 warning: Unknown operation 'remove': it allows nothing.",
        "security.rules:13:5 warning: Missing ';' at '}'.",
      ]),
    );
    expect((await get()).status).toBe(200);
    expect((await put(RULES)).status).toBe(200);
  });

  it('with an error are not taken when errors are not to be ignored', async () => {
    expect((await put('nonsense', false)).status).toBe(400);
    expect((await get()).status).toBe(200);
  });

  it('belong to one project', async () => {
    expect((await put('nonsense', true, 'demo-other')).status).toBe(200);
    expect((await get()).status).toBe(200);
  });
});
