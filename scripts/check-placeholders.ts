/**
 * `npm run check:placeholders` lists the remaining texts and pictures of the placeholder firm. It
 * exits with 1 if one of them would stop a production build.
 */
import { projectFolder } from './local.ts';
import { readOptions } from './options.ts';
import { describePlaceholders, findPlaceholders } from './placeholders.ts';

readOptions('Use: npm run check:placeholders', {});
const found = await findPlaceholders(projectFolder);
const stopping = found.filter(({ stops }) => stops);
const printList = (title: string, listed: typeof found) => {
  if (listed.length > 0) console.log([title, '', ...describePlaceholders(listed), ''].join('\n'));
};
printList('To replace or confirm before the site goes live', stopping);
printList(
  "To compare with the government's notices each year",
  found.filter(({ stops }) => !stops),
);
console.log(
  stopping.length === 0
    ? 'No text or picture of the placeholder firm is left.'
    : `${stopping.length} placeholders are left. docs/going-live.md explains how to replace each of them.`,
);
if (stopping.length > 0) process.exitCode = 1;
