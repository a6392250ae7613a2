import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentsSource } from '../conformance/rulesCompile.ts';
import { requestDocuments, requestRows } from '../conformance/rulesRequests.ts';
import { PROJECT, ROOT, testServer, type TestServer } from '../helpers/firestoreServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(() => server.put(requestDocuments));
afterAll(() => server.close());

describe('requests of a visitor', () => {
  it.each(requestRows)('%s', async (_what, rules, [method, path, body], allowed) => {
    const files = [{ name: 'firestore.rules', content: documentsSource(rules) }];
    const loaded = await server.ask('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, {
      rules: { files },
    });
    expect(loaded.status).toBe(200);
    const { status, message } = await server.ask(method, `/v1/${ROOT}${path}`, body, {});
    expect(status, message).toBe(allowed ? 200 : 403);
  });
});
