import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { satisfies } from 'semver';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import project from '../package.json' with { type: 'json' };
import emulators from '../packages/emulators/package.json' with { type: 'json' };
import relay from '../packages/relay/package.json' with { type: 'json' };
import { projectFolder } from './local.ts';

const entry = v.object({
  engines: v.optional(
    v.union([v.looseObject({ node: v.optional(v.string()) }), v.array(v.string())]),
  ),
  resolved: v.optional(v.string()),
});
const lockfile = v.object({ packages: v.record(v.string(), entry) });

interface Dependencies {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Folders in which `npm ci` and `npm run bench` install packages. */
const FOLDERS = ['.', 'scripts/bench/lighthouse'];

async function readLockfile(folder = '.') {
  const file = join(projectFolder, folder, 'package-lock.json');
  return v.parse(lockfile, JSON.parse(await readFile(file, 'utf8')));
}

test('every package supports the Node versions in the README', async () => {
  const locks = await Promise.all(FOLDERS.map(readLockfile));
  const readme = await readFile(join(projectFolder, 'README.md'), 'utf8');
  const [, first = '', second = '', third = ''] =
    /Node (\d+\.\d+), (\d+\.\d+) or (\d+)/.exec(readme) ?? [];
  const versions = [`${first}.0`, `${second}.0`, `${third}.0.0`];
  expect(locks[0]?.packages['']?.engines).toEqual({
    node: versions.map((version) => `^${version}`).join(' || '),
  });
  const all = locks.flatMap(({ packages }) => Object.entries(packages));
  const unsupported = all.flatMap(([name, { engines }]) => {
    const range = Array.isArray(engines) ? undefined : engines?.node;
    const wrong = versions.filter((version) => range !== undefined && !satisfies(version, range));
    return wrong.map((version) => `${name} wants ${String(range)}, not ${version}`);
  });
  expect(unsupported).toEqual([]);
});

test.each(FOLDERS)('the lock file in %s contains no registry address', async (folder) => {
  const { packages } = await readLockfile(folder);
  const resolved = Object.entries(packages).flatMap(([, entry]) => entry.resolved ?? []);
  // Workspaces are links to folders in packages/, so they are left out.
  expect(resolved.filter((path) => !path.startsWith('packages/'))).toEqual([]);
});

test.each([emulators, relay])('$name uses the same library versions as the site', (workspace) => {
  const { dependencies, devDependencies, peerDependencies }: Dependencies = workspace;
  const site: Record<string, string> = { ...project.dependencies, ...project.devDependencies };
  const needed = Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies });
  const shared = needed.filter(([name]) => name in site);
  expect(shared.length).toBeGreaterThan(0);
  expect(site).toMatchObject(Object.fromEntries(shared));
});
