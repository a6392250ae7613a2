import { beforeEach, describe, expect, it } from 'vitest';
import { compileRules } from '../../rules/compile/compileRules.ts';
import table from '../conformance/production.json' with { type: 'json' };
import { claims, requests, rows, sourceOf, stored } from '../conformance/production.ts';
import { int, PROJECT, ROOT, sharedServer } from '../helpers/firestoreServer.ts';

const server = await sharedServer();
const made = ['q/new', 'src/new', ...['w', 'x', 'y', 'z'].map((id) => `q/${id}`)];
const owned = table.who.map((who) => `own/${who === 'custom' ? 'made-1' : who}/items/new`);
let isAsStored = false;
beforeEach(async () => {
  if (isAsStored) return;
  await server.commit([...made, ...owned].map((path) => ({ delete: `${ROOT}/${path}` })));
  await server.put(stored);
  isAsStored = true;
});

const load = (content: string) =>
  server.ask('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, {
    rules: { files: [{ name: 'firestore.rules', content }] },
  });

describe('requests that production was asked', () => {
  it.each(requests)('$what', async ({ rules, request: [method, path, body], headers, ...row }) => {
    await load(rules);
    isAsStored = method === 'GET' || path.endsWith('Query');
    const { status, message } = await server.ask(method, `/v1/${ROOT}${path}`, body, headers);
    expect(status, message).toBe(row.status);
    for (const [name, n] of Object.entries(row.then)) {
      expect(await server.fields(name)).toMatchObject({ n: int(n) });
    }
  });

  it.each(claims.rows)('the claims of $who', async ({ headers, held }) => {
    await load(claims.rules);
    const answers = Object.keys(held).map(async (name) => {
      const { status } = await server.ask('GET', `/v1/${ROOT}/claims/${name}`, undefined, headers);
      return [name, status === 404] as const;
    });
    expect(Object.fromEntries(await Promise.all(answers))).toEqual(held);
  });
});

describe('rules that production was sent', () => {
  it.each(table.compile)('$step', ({ compiles, ...row }) => {
    const { ruleset } = compileRules(sourceOf(row), 'firestore.rules');
    expect(ruleset !== undefined).toBe('here' in row ? row.here : compiles);
  });
});

it('each verdict that is another here says why', () => {
  for (const row of [...table.requests, ...table.compile]) expect('here' in row).toBe('why' in row);
  expect(new Set(rows.map(({ step }) => step)).size).toBe(rows.length);
});
