import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer } from '../tests/helpers/server.ts';
import { createLoader } from './firebaseTools.ts';
import { compileValidatorsLazily } from './schemaValidation.ts';

const command = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
const load = createLoader(command);
const loadFromExegesis = createLoader(load.resolve('exegesis'));
const { prototype } = loadFromExegesis('ajv').default;
const validators = loadFromExegesis('./oas3/Schema/validators.js');
const { validateSchema } = prototype;
const originals = { ...validators };

beforeAll(() => compileValidatorsLazily(load));
afterAll(() => {
  Object.assign(validators, originals);
  Object.assign(prototype, { validateSchema });
});

it('compiles a validator of the Auth emulator only when a request needs it', async () => {
  const compile = vi.spyOn(prototype, 'compile');
  const app = await load('../emulator/auth/server.js').createApp('demo-auth', undefined);
  expect(compile).not.toHaveBeenCalled();
  const origin = await startServer(app);
  const signUp = (body: object) =>
    fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await signUp({ email: [1] })).status).toBe(400);
  const compiled = compile.mock.calls.length;
  expect(compiled).toBeGreaterThan(0);
  expect((await signUp({ email: [1] })).status).toBe(400);
  expect(compile).toHaveBeenCalledTimes(compiled);
  expect((await signUp({ email: 'ada@example.com', password: 'secret' })).status).toBe(200);
});
