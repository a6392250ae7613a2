import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../firebase.json' with { type: 'json' };
import { localRulesFile, projectFolder } from './local.ts';
import { createLocalRules, writeLocalRules } from './localRules.ts';

const readProjectFile = (name: string) => readFile(join(projectFolder, name), 'utf8');

test('the deployed rules contain no localhost or http address', async () => {
  for (const name of ['firestore.rules', 'storage.rules']) {
    expect(await readProjectFile(name)).not.toMatch(/localhost|127\W|http:/);
  }
  expect(config).toMatchObject({
    firestore: { rules: 'firestore.rules' },
    storage: { rules: 'storage.rules' },
  });
});

test('the local rules differ from the deployed rules only in the host of the file URLs', async () => {
  const deployed = (await readProjectFile('firestore.rules')).split('\n');
  const local = createLocalRules(deployed.join('\n')).split('\n');
  expect(local).toHaveLength(deployed.length);
  const changed = local.filter((line, index) => line !== deployed[index]);
  expect(changed.map((line) => line.trim())).toEqual([
    "return 'http://127[.]0[.]0[.]1:[0-9]{2,5}';",
  ]);
});

test('the file of local rules is complete when several backends start at the same time', async () => {
  await Promise.all([1, 2, 3, 4].map(writeLocalRules));
  expect(await readProjectFile(localRulesFile)).toBe(
    createLocalRules(await readProjectFile('firestore.rules')),
  );
});

/** Returns whether the rules accept the URL of a file with this origin. */
function acceptsFilesFrom(rules: string, origin: string): boolean {
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
])('the deployed rules reject files from %s', async (origin) => {
  const rules = await readProjectFile('firestore.rules');
  expect(acceptsFilesFrom(rules, 'https://firebasestorage.googleapis.com')).toBe(true);
  expect(acceptsFilesFrom(rules, origin)).toBe(false);
  expect(acceptsFilesFrom(createLocalRules(rules), origin)).toBe(
    origin === 'http://127.0.0.1:9199',
  );
});

test.each(['', "'https://firebasestorage[.]googleapis[.]com'".repeat(2)])(
  'rejects rules that do not contain the production address exactly once',
  (rules) => {
    expect(() => createLocalRules(rules)).toThrow('must name');
  },
);
