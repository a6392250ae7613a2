/**
 * Checks that a clone has LF line endings on every machine, even if Git converts them to CRLF by
 * default.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { projectFolder } from './local.ts';

const folder = mkdtempSync(join(tmpdir(), 'clone-'));
afterEach(() => rmSync(folder, { recursive: true }));

const runGit = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

/** Returns one line per file, for example 'i/lf w/lf attr/text=auto eol=lf \tREADME.md'. */
const describeFiles = () => runGit('ls-files', '--eol').trimEnd().split('\n');

test('a clone with core.autocrlf has LF line endings', () => {
  runGit('clone', '--quiet', '-c', 'core.autocrlf=true', projectFolder, '.');
  expect(
    describeFiles().filter((file) => /^i\/crlf|^i\/mixed|w\/crlf|w\/mixed/.test(file)),
  ).toEqual([]);
  // Binary files need an attribute. Otherwise, Git may treat a later version of a file as text.
  const withoutAttribute = describeFiles().filter(
    (file) => file.startsWith('i/-text') && !file.includes('attr/-text'),
  );
  expect(withoutAttribute).toEqual([]);
});
