import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBackend } from '../../launch/launch.ts';
import { HOST, writeConfig } from './freePorts.ts';

const CLOSED = { firestore: 'cloud.firestore', storage: 'firebase.storage' };

/** Starts a suite with documents, files and accounts, which nobody may reach until it gets other rules. */
export async function startClosedSuite(project: string) {
  const folder = mkdtempSync(join(tmpdir(), 'closed-suite-'));
  const names = ['auth', 'firestore', 'storage'];
  const rules = (name: string) => ({ rules: `${name}.rules` });
  const config = { firestore: rules('firestore'), storage: rules('storage') };
  const { configFile, ports } = await writeConfig(folder, config, ...names);
  const [auth = '', firestore = '', storage = ''] = ports.map((port) => `http://${HOST}:${port}`);
  for (const [name, service] of Object.entries(CLOSED)) {
    writeFileSync(join(folder, `${name}.rules`), `rules_version = '2'; service ${service} {}`);
  }
  const suite = await launchBackend({ projectId: project, configFile });
  const put = async (address: string, name: string, content: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ rules: { files: [{ name, content }] } });
    const answer = await fetch(address, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  };
  return {
    project,
    ...{ auth, firestore, storage },
    async putRules(texts: Readonly<Record<'firestore' | 'storage', string>>) {
      const documents = `${firestore}/emulator/v1/projects/${project}:securityRules`;
      await put(documents, 'firestore.rules', texts.firestore);
      await put(`${storage}/internal/setRules`, 'storage.rules', texts.storage);
    },
    async stop() {
      await suite.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type ClosedSuite = Awaited<ReturnType<typeof startClosedSuite>>;
