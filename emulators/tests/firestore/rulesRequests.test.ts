import { beforeEach, describe, expect, it } from 'vitest';
import { documentsSource } from '../conformance/rulesCompile.ts';
import { requestDocuments, requestRows } from '../conformance/rulesRequests.ts';
import { PROJECT, ROOT, sharedServer } from '../helpers/firestoreServer.ts';

const server = await sharedServer();
beforeEach(() => server.put(requestDocuments));

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
