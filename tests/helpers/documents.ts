/** The documents of the repository, and what they promise: links that lead somewhere, commands that exist. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns every Markdown file of the repository: its path there, and its text. */
export function readDocuments(root: string): { file: string; text: string }[] {
  const listed = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

const FENCE = /^( *)```[^\n]*\n([\s\S]*?)^\1```/gm;
const INLINE_CODE = /`([^`\n]+)`/g;

const withoutCode = (text: string): string =>
  text.replaceAll(FENCE, '').replaceAll(INLINE_CODE, '');

/** Returns the places that a document leads to: of links, pictures and `<img>`. */
export function linksOf(text: string): string[] {
  const markdown = withoutCode(text).matchAll(/\]\(([^()\s]+)\)|<img [^>]*src="([^"]+)"/g);
  return [...markdown].map(([, link, picture]) => link ?? picture ?? '');
}

/**
 * The anchors of a document's headings, as GitHub makes them (its `github-slugger`): small letters,
 * no punctuation, hyphens for spaces, and a number behind a heading that was there before.
 */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  const headings = text.replaceAll(FENCE, '').matchAll(/^#{1,6} +(.+?) *$/gm);
  for (const [, heading = ''] of headings) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = words.replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-');
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Each a word of a command; those in quotes are one. */
const WORD = /(?:"[^"]*"|'[^']*'|[^\s"'])+/g;
const BETWEEN_COMMANDS = new Set(['&&', '|']);

/**
 * The commands of npm, npx and gcloud in a document's code, as their words: without comments and
 * without variables that are set for them. A line that ends with `\` goes on in the next.
 */
export function commandsOf(text: string): string[][] {
  const blocks = [...text.matchAll(FENCE)].map(([, , code = '']) => code);
  const inline = [...text.replaceAll(FENCE, '').matchAll(INLINE_CODE)].map(([, code = '']) => code);
  return [...blocks, ...inline]
    .flatMap((code) => code.replaceAll(/\\\n\s*/g, '').split('\n'))
    .flatMap((line) =>
      commandsOfLine(line.replace(/(^|\s)#.*$/, '').replaceAll(/\$\([^)]*\)/g, 'X')),
    )
    .filter(([program]) => program === 'npm' || program === 'npx' || program === 'gcloud');
}

function commandsOfLine(line: string): string[][] {
  const commands: string[][] = [[]];
  for (const [word] of line.matchAll(WORD)) {
    if (BETWEEN_COMMANDS.has(word)) commands.push([]);
    else commands.at(-1)?.push(word.replaceAll(/["']/g, ''));
  }
  return commands.map((words) => {
    const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
    return words.slice(Math.max(start, 0));
  });
}
