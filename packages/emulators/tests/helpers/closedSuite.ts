import { createFolder } from './folder.ts';
import { launchBackend } from '../../launch/launch.ts';
import { HOST, writeConfig } from './freePorts.ts';

/**
 * Starts a suite with Auth, Firestore and Storage. Its rules deny every request until `putRules` is
 * called.
 */
export async function startClosedSuite(project: string) {
  const createClosedRules = (service: string) => `rules_version = '2'; service ${service} {}`;
  const folder = createFolder({
    'firestore.rules': createClosedRules('cloud.firestore'),
    'storage.rules': createClosedRules('firebase.storage'),
  });
  const names = ['auth', 'firestore', 'storage'];
  const createRulesEntry = (name: string) => ({ rules: `${name}.rules` });
  const config = { firestore: createRulesEntry('firestore'), storage: createRulesEntry('storage') };
  const { configFile, ports } = await writeConfig(folder, config, ...names);
  const [auth = '', firestore = '', storage = ''] = ports.map((port) => `http://${HOST}:${port}`);
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
    stop: () => suite.stop(),
  };
}
export type ClosedSuite = Awaited<ReturnType<typeof startClosedSuite>>;
