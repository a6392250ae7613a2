/** `npm run check:placeholders`: names what is left of the placeholder firm, and fails while there is any. */
import { parseArgs } from 'node:util';
import { projectFolder } from './local.ts';
import { readOptions } from './options.ts';
import { describePlaceholders, findPlaceholders } from './placeholders.ts';

readOptions('Use: npm run check:placeholders', () =>
  parseArgs({ options: { help: { type: 'boolean' } } }),
);
const found = await findPlaceholders(projectFolder);
const stopping = found.filter(({ stops }) => stops);
const [toReplace, toRead] = [stopping, found.filter(({ stops }) => !stops)].map(
  describePlaceholders,
);
if (stopping.length > 0) {
  console.log(
    ['To replace or confirm before the site goes live', '', ...(toReplace ?? []), ''].join('\n'),
  );
}
if (toRead?.length)
  console.log(['To compare with the notices each year', '', ...toRead, ''].join('\n'));
console.log(
  stopping.length === 0
    ? 'Nothing of the placeholder firm is left.'
    : `${stopping.length} placeholders are left. docs/going-live.md says what each becomes.`,
);
if (stopping.length > 0) process.exitCode = 1;
