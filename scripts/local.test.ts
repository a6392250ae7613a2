import { expect, test } from 'vitest';
import config from '../firebase.json' with { type: 'json' };
import { createFolder } from '../tests/helpers/folder.ts';
import {
  devPorts,
  createLocalConfig,
  findLocalFolderProblem,
  testPorts,
  getTestPorts,
  type TestSiteName,
  getWebsocketPort,
} from './local.ts';

test('reports that .local is a file instead of a folder', async () => {
  expect(findLocalFolderProblem(await createFolder({ '.local': '' }))).toMatch(/is a file/);
  expect(findLocalFolderProblem(await createFolder({ '.local/data/x': '' }))).toBeUndefined();
  expect(findLocalFolderProblem(await createFolder())).toBeUndefined();
});

test('npm start and all test sites use different ports', () => {
  const sites: TestSiteName[] = ['reads', 'writes', 'calls'];
  const ports = [devPorts, ...sites.map(getTestPorts)].flatMap((each) => [
    ...Object.values<number>({ ...each }),
    getWebsocketPort(each),
  ]);
  expect(new Set(ports).size).toBe(ports.length);
});

test('firebase.json contains the ports of npm start and the websocket port', () => {
  for (const [name, port] of Object.entries(devPorts)) {
    if (['outbox', 'relay'].includes(name)) continue;
    expect(config).toHaveProperty(`emulators.${name}.port`, port);
    expect(config).toHaveProperty(`emulators.${name}.host`, '127.0.0.1');
  }
  expect(config).toHaveProperty('emulators.firestore.websocketPort', getWebsocketPort(devPorts));
});

test('local settings contain the given ports, including in the Content-Security-Policy', () => {
  const local = createLocalConfig(config, testPorts, '.local/site');
  expect(local).toHaveProperty('hosting.public', '.local/site');
  expect(local).toHaveProperty('emulators.auth.port', testPorts.auth);
  const text = JSON.stringify(local);
  expect(text).toContain(`connect-src http://127.0.0.1:${testPorts.auth} `);
  expect(text).toContain(`img-src http://127.0.0.1:${testPorts.storage} `);
});

test('production headers allow one inline script and no local address', () => {
  const text = JSON.stringify(config).replace(/"emulators".*/, '');
  expect(text).not.toContain('127.0.0.1');
  expect(text).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(text).toContain("default-src 'none'");
});
