import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../firebase.json' with { type: 'json' };
import { localRulesFile, projectFolder } from './local.ts';
import { localRules, writeLocalRules } from './localRules.ts';

const read = (name: string) => readFile(join(projectFolder, name), 'utf8');

test('the rules that are deployed know no address but Google’s', async () => {
  for (const name of ['firestore.rules', 'storage.rules']) {
    expect(await read(name)).not.toMatch(/localhost|127\W|http:/);
  }
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

test('backends that start at once get them whole', async () => {
  await Promise.all([1, 2, 3, 4].map(writeLocalRules));
  expect(await read(localRulesFile)).toBe(localRules(await read('firestore.rules')));
});

/** Returns whether the rules accept a file from an origin. */
function takesFrom(rules: string, origin: string): boolean {
  const [, pattern = ''] = /function fileHostPattern\(\) \{\s*return '([^']+)';/.exec(rules) ?? [];
  return new RegExp(`^(${pattern})$`).test(origin);
}

test.each([
  'http://127.0.0.1:9199',
  'http://localhost:9199',
  'https://localhost',
  'http://firebasestorage.googleapis.com',
  'https://firebasestorage.googleapis.com.example.com',
  'https://firebasestorage-googleapis.com',
])('what is deployed takes no file from %s', async (origin) => {
  const rules = await read('firestore.rules');
  expect(takesFrom(rules, 'https://firebasestorage.googleapis.com')).toBe(true);
  expect(takesFrom(rules, origin)).toBe(false);
  expect(takesFrom(localRules(rules), origin)).toBe(origin === 'http://127.0.0.1:9199');
});

test.each(['', "'https://firebasestorage[.]googleapis[.]com'".repeat(2)])(
  'rules without the address, or with two, are refused',
  (rules) => {
    expect(() => localRules(rules)).toThrow('must name');
  },
);
