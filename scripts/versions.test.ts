import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import { projectFolder } from './local.ts';

interface Lockfile {
  packages: Record<
    string,
    { engines?: { node?: string } | string[]; resolved?: string; link?: boolean }
  >;
}

const isLockfile = (value: unknown): value is Lockfile =>
  typeof value === 'object' && value !== null && 'packages' in value;

async function readLockfile(): Promise<Lockfile> {
  const lock: unknown = JSON.parse(
    await readFile(join(projectFolder, 'package-lock.json'), 'utf8'),
  );
  if (!isLockfile(lock)) throw new Error('package-lock.json lists no packages');
  return lock;
}

test('every package installs without a warning on each Node that the README names', async () => {
  const { packages } = await readLockfile();
  const readme = await readFile(join(projectFolder, 'README.md'), 'utf8');
  const [, first = '', second = '', third = ''] =
    /Node (\d+\.\d+), (\d+\.\d+) or (\d+)/.exec(readme) ?? [];
  const versions = [`${first}.0`, `${second}.0`, `${third}.0.0`];
  expect(packages['']?.engines).toEqual({
    node: versions.map((version) => `^${version}`).join(' || '),
  });
  const refusing = Object.entries(packages).flatMap(([name, { engines }]) => {
    const range = Array.isArray(engines) ? undefined : engines?.node;
    const wrong = versions.filter((version) => range !== undefined && !satisfies(version, range));
    return wrong.map((version) => `${name} wants ${String(range)}, not ${version}`);
  });
  expect(refusing).toEqual([]);
});

test('the lock file names no registry', async () => {
  const { packages } = await readLockfile();
  const resolved = Object.entries(packages).filter(([, entry]) => entry.resolved !== undefined);
  // A workspace is a link to its folder.
  expect(resolved.map(([name, entry]) => [name, entry.resolved, entry.link])).toEqual([
    ['node_modules/firebase-emulators-without-java', 'emulators', true],
  ]);
});
