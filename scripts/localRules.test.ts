import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './local.ts';
import { localRules } from './localRules.ts';

const read = (name: string) => readFile(join(projectFolder, name), 'utf8');

test('the rules that are deployed know no address but Google’s', async () => {
  for (const name of ['firestore.rules', 'storage.rules']) {
    expect(await read(name)).not.toMatch(/localhost|127\W|http:/);
  }
  const config: unknown = JSON.parse(await read('firebase.json'));
  expect(config).toMatchObject({
    firestore: { rules: 'firestore.rules' },
    storage: { rules: 'storage.rules' },
  });
});

test('the local rules differ in that address alone, and keep their lines', async () => {
  const deployed = (await read('firestore.rules')).split('\n');
  const local = localRules(deployed.join('\n')).split('\n');
  expect(local).toHaveLength(deployed.length);
  const changed = local.filter((line, index) => line !== deployed[index]);
  expect(changed.map((line) => line.trim())).toEqual([
    "return 'http://127[.]0[.]0[.]1:[0-9]{2,5}';",
  ]);
});

test.each(['', "'https://firebasestorage[.]googleapis[.]com'".repeat(2)])(
  'rules without the address, or with two, are refused',
  (rules) => {
    expect(() => localRules(rules)).toThrow('must name');
  },
);
