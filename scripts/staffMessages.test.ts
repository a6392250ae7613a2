import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from './local';
import words from './staffWords.json' with { type: 'json' };
import { explainedIn, isMessage, textsIn } from './staffMessages';

const read = (file: string): string => readFileSync(join(projectFolder, file), 'utf8');

/** The files with messages for staff, wherever one is added. */
const CATALOGUE =
  /\/(admin\/(.*\/)?(messages|\w+Messages)|features\/auth\/(messages|serviceErrors))\.ts$/;
/** Messages that visitors read too; staff see the failures. */
const SHARED = ['features/market', 'features/resources', 'figures'].map(
  (folder) => `src/${folder}/messages.ts`,
);

/**
 * What says something to staff beside them; and names of buttons, headings and fields, and what only the
 * log or a screen reader's table says.
 */
const { sources: others, names } = words;

function staffMessages(): Set<string> {
  const sources = readdirSync(join(projectFolder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => CATALOGUE.test(file));
  expect(sources.length).toBeGreaterThan(8);
  const own = [...sources, ...others].flatMap((file) => textsIn(read(file)));
  const shared = SHARED.flatMap((file) => textsIn(read(file))).filter((text) =>
    text.startsWith('Failed to'),
  );
  return new Set([...own, ...shared].filter((text) => isMessage(text) && !names.includes(text)));
}

describe('docs/for-staff.md', () => {
  const explained = explainedIn(read('docs/for-staff.md'), 'Every message');

  it('explains every message that the staff area shows', () => {
    const missing = [...staffMessages()].filter((message) => !explained.includes(message));
    expect(missing).toEqual([]);
  });

  it('explains none that is not there any more', () => {
    const shown = staffMessages();
    expect(explained.filter((message) => !shown.has(message))).toEqual([]);
  });

  it('says of each what it means and what to do', () => {
    const [, tables = ''] = read('docs/for-staff.md').split('\n## Every message\n');
    const rows = tables.split('\n').filter((line) => line.startsWith('| '));
    const short = rows.filter((row) => row.split(' | ').some((cell) => /^[|\s]*$/.test(cell)));
    expect(rows.length).toBeGreaterThan(80);
    expect(short).toEqual([]);
  });
});

describe('what is read of a source', () => {
  it('texts, with what is filled in, and no types, imports or styles', () => {
    const source = `
      import { a } from 'somewhere else entirely';
      type Tone = 'good news only';
      export const words = {
        saved: 'It is saved.',
        of: (name: string) => \`\${name} was \` + 'saved by ' + name,
        many: (count: number) => (count === 1 ? 'One file.' : \`\${count} files were sent\`),
      };
      const Part = () => <p className="px-4 py-2 font-bold">Nothing
        was stored.</p>;`;
    expect(textsIn(source)).toEqual([
      'It is saved.',
      '… was saved by …',
      'One file.',
      '… files were sent',
      'Nothing was stored.',
    ]);
  });

  it.each(words.texts)('$text is a message: $message', ({ text, message }) => {
    expect(isMessage(text)).toBe(message);
  });
});
