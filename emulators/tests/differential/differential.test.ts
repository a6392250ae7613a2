import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { comparable, differences } from './compare.ts';
import { Missing, officialPrograms } from './engines.ts';

describe('the comparison', () => {
  it('passes over times, tokens, words and the order of keys', () => {
    const one = { updateTime: '2026-01-01T00:00:00Z', error: { code: 5, message: 'none' } };
    const other = { error: { message: 'Not found', code: 5 }, updateTime: '2026-02-02T00:00:00Z' };
    expect(differences(comparable(one), comparable(other))).toEqual([]);
  });

  it('names the place of each difference', () => {
    const one = { status: 200, answer: [{ a: 1 }, { time: 'x' }] };
    const other = { status: 403, answer: [{ a: '1' }] };
    expect(differences(one, other)).toEqual([
      'status: ours 200, theirs 403',
      'answer.0.a: ours 1, theirs "1"',
      'answer.1: ours {"time":"x"}, theirs nothing',
    ]);
  });

  it('tells that a time is missing', () => {
    const [ours, theirs] = [comparable({ readTime: '2026' }), comparable({})];
    expect(differences(ours, theirs)).toEqual(['readTime: ours "<readTime>", theirs nothing']);
  });
});

describe("Google's engines", () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'differential-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A `java` of that version, and the engines' files if wanted. */
  function machine(version: string, withFiles: boolean): NodeJS.ProcessEnv {
    const java = path.join(folder, 'java');
    writeFileSync(java, `#!/bin/sh\necho 'openjdk ${version} 2025-01-01'\n`);
    chmodSync(java, 0o755);
    const jar = path.join(folder, 'engine.jar');
    if (withFiles) writeFileSync(jar, '');
    return {
      PATH: folder,
      FIRESTORE_EMULATOR_BINARY_PATH: jar,
      STORAGE_EMULATOR_BINARY_PATH: jar,
    };
  }

  it('are taken where Java and the files are', () => {
    expect(officialPrograms(machine('21.0.4', true)).firestoreJar).toBe(`${folder}/engine.jar`);
  });

  it.each([
    ['an old Java', '17.0.15', true, /^ {2}Java 21 or later is wanted; .* is version 17\.$/m],
    ['missing files', '21.0.4', false, /engine\.jar is not there: `npx firebase setup/],
  ])('are not with %s, and it is said', (_, version, withFiles, message) => {
    const env = machine(version, withFiles);
    expect(() => officialPrograms(env)).toThrow(Missing);
    expect(() => officialPrograms(env)).toThrow(message);
  });

  it('are not without Java, and it is said', () => {
    expect(() => officialPrograms({ PATH: folder })).toThrow(/there is no `java` on PATH/);
  });
});
