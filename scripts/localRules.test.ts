import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileRules } from '#emulators/rules';
import config from '../firebase.json' with { type: 'json' };
import { largestWrites, type Write } from './largestWrites.ts';
import { localRulesFile, projectFolder } from './local.ts';
import { localRules, writeLocalRules } from './localRules.ts';
import { deciding, siteRules } from './ruleCosts.ts';
import cases from './localRules.cases.json' with { type: 'json' };

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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Writes of what visitors fetch, with the address on another host. */
const writesOn = (origin: string): Write[] =>
  largestWrites.flatMap((write) => {
    const text = JSON.stringify(write.after);
    const moved = text.replaceAll('https://firebasestorage.googleapis.com', origin);
    const after: unknown = JSON.parse(moved);
    return moved !== text && isObject(after) ? [{ ...write, after }] : [];
  });

test.each(cases.origins)('what is deployed takes no file from %s', async (origin) => {
  const deployed = siteRules('cloud.firestore');
  const moved = writesOn(origin).filter(({ method }) => method === 'create');
  expect(moved.map(({ path }) => path)).toEqual(['newsCommentary/one', 'resourceFiles/file_1_a']);
  for (const write of moved) expect(deciding(deployed, write)()).toMatchObject({ allowed: false });

  const { ruleset } = compileRules(localRules(await read('firestore.rules')), 'local');
  if (ruleset === undefined) throw new Error('The local rules have errors');
  const allowed = origin === 'http://127.0.0.1:9199';
  for (const write of moved) expect(deciding(ruleset, write)()).toMatchObject({ allowed });
});

test.each(['', "'https://firebasestorage[.]googleapis[.]com'".repeat(2)])(
  'rules without the address, or with two, are refused',
  (rules) => {
    expect(() => localRules(rules)).toThrow('must name');
  },
);
