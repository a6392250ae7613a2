import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './local.ts';

const page = readFileSync(join(projectFolder, 'docs/security.md'), 'utf8');
const [, promises = ''] = /\n## Promises\n([^]*?)\n## /.exec(page) ?? [];
const points = promises.split('\n').filter((line) => line.startsWith('- '));

/** A link to a file of tests, and the names of tests in it: `[a.test.ts](../a.test.ts): "one", "two"`. */
const PROOF = /\]\(\.\.\/([^)]+\.(?:test|spec)\.tsx?)\): ("[^"]+"(?:, "[^"]+")*)/g;

function proofsIn(point: string): { file: string; name: string }[] {
  return [...point.matchAll(PROOF)].flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
  );
}

/** Returns whether a file has a test, or a group of tests, of that name, as it stands in the code. */
function hasTest(file: string, name: string): boolean {
  const path = join(projectFolder, file);
  if (!existsSync(path)) return false;
  const titles = ["'", '"', '`'].map((quote) => `${quote}${name}${quote},`);
  const code = readFileSync(path, 'utf8').replaceAll(String.raw`\'`, "'");
  // The title is the first argument, on the line of the call or on the next.
  return code
    .split(/\(\s*(?=['"`])/)
    .some((from) => titles.some((title) => from.startsWith(title)));
}

test('every promise names what proves it', () => {
  expect(points.length).toBeGreaterThan(15);
  expect(points.filter((point) => proofsIn(point).length === 0)).toEqual([]);
});

test('every test that is named is there', () => {
  const proofs = points.flatMap(proofsIn);
  expect(proofs.filter(({ file, name }) => !hasTest(file, name))).toEqual([]);
});
