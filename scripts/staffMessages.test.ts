import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './local.ts';

/** Stands in the document for what a message fills in. */
const FILLED_IN = '…';

const page = readFileSync(join(projectFolder, 'docs/for-staff.md'), 'utf8');
const [, section = ''] = page.split('\n### Messages that ask for more\n');
const rows = section.split('\n').filter((line) => /^\| (?!Message |-)/.test(line));

const folder = join(projectFolder, 'src');
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

test('for-staff.md explains no message that staff do not see any more', () => {
  const messages = rows.map((row) => row.split(' | ')[0]?.slice(2).trim() ?? '');
  expect(messages.length).toBeGreaterThan(10);
  const gone = messages.filter((message) =>
    message.split(FILLED_IN).some((part) => !code.includes(part)),
  );
  expect(gone).toEqual([]);
});
