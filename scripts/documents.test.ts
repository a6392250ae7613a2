/** Checks the repository's documents: links, commands, and the names of tests and messages. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { projectFolder } from './local.ts';

/** Returns the path and text of every Markdown file in the repository. */
function readDocuments(): { file: string; text: string }[] {
  const listed = execFileSync('git', ['ls-files', '*.md'], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(projectFolder, file)))
    .map((file) => ({ file, text: readFileSync(join(projectFolder, file), 'utf8') }));
}

const FENCE = /^( *)```[^\n]*\n([\s\S]*?)^\1```/gm;
const INLINE_CODE = /`([^`\n]+)`/g;

/** Returns the targets of all links and pictures in a document, including `<img>` elements. */
function listLinks(text: string): string[] {
  const words = text.replaceAll(FENCE, '').replaceAll(INLINE_CODE, '');
  return [...words.matchAll(/\]\(([^()\s]+)\)|<img [^>]*src="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? '',
  );
}

/**
 * Returns the anchors of a document's headings, as GitHub creates them (`github-slugger`). Anchors
 * are in lower case, with hyphens for spaces and without punctuation. If a heading occurs again,
 * its anchor gets a number.
 */
function listAnchors(text: string): Set<string> {
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

/** Matches a word of a command. A quoted text is one word. */
const WORD_PATTERN = /(?:"[^"]*"|'[^']*'|[^\s"'])+/g;
const BETWEEN_COMMANDS = new Set(['&&', '|']);

/**
 * Returns the npm and npx commands in a document as lists of words. Leaves out comments and
 * environment variables. If a line ends with `\`, the command continues on the next line.
 */
function listCommands(text: string): string[][] {
  const blocks = [...text.matchAll(FENCE)].map(([, , code = '']) => code);
  const inline = [...text.replaceAll(FENCE, '').matchAll(INLINE_CODE)].map(([, code = '']) => code);
  return [...blocks, ...inline]
    .flatMap((code) => code.replaceAll(/\\\n\s*/g, '').split('\n'))
    .flatMap((line) =>
      splitCommands(line.replace(/(^|\s)#.*$/, '').replaceAll(/\$\([^)]*\)/g, 'X')),
    )
    .filter(([program]) => program === 'npm' || program === 'npx');
}

function splitCommands(line: string): string[][] {
  const commands: string[][] = [[]];
  for (const [word] of line.matchAll(WORD_PATTERN)) {
    if (BETWEEN_COMMANDS.has(word)) commands.push([]);
    else commands.at(-1)?.push(word.replaceAll(/["']/g, ''));
  }
  return commands.map((words) => {
    const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
    return words.slice(Math.max(start, 0));
  });
}

const documents = readDocuments();
const getText = (wanted: string) => documents.find(({ file }) => file === wanted)?.text ?? '';

/** Checks each command of each document. Returns one line per problem. */
const findProblems = (problem: (words: string[]) => string[]): string[] =>
  documents.flatMap(({ file, text }) =>
    listCommands(text).flatMap((words) =>
      problem(words).map((what) => `${file}: \`${words.join(' ')}\`: ${what}`),
    ),
  );

test('every link within the repository leads to an existing file and heading', () => {
  const wrong = documents.flatMap(({ file, text }) =>
    listLinks(text).flatMap((link) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), path));
      const targetPath = join(projectFolder, target);
      if (!existsSync(targetPath)) return [`${file}: ${link}: no such file`];
      if (anchor === undefined) return [];
      const there = listAnchors(readFileSync(targetPath, 'utf8')).has(anchor);
      return there ? [] : [`${file}: ${link}: no such heading`];
    }),
  );
  expect(wrong).toEqual([]);
});

/**
 * Returns the code of a script, including the modules in the same folder that it imports, because
 * one of them may parse the options.
 */
function readCode(source: string): string {
  const file = join(projectFolder, source);
  const code = readFileSync(file, 'utf8');
  const parts = [...code.matchAll(/from '(\.\/[^']+\.ts)'/g)].map(([, part = '']) =>
    readFileSync(join(dirname(file), part), 'utf8'),
  );
  return [code, ...parts].join('\n');
}

test('every npm command in a document exists and has the given options', () => {
  const scripts: Record<string, string> = manifest.scripts;
  const wrong = findProblems(([program, verb = '', name = '', ...rest]) => {
    if (program !== 'npm' || !['run', 'start', 'test'].includes(verb)) return [];
    const script = scripts[verb === 'run' ? name : verb];
    if (script === undefined) return ['package.json has no such script'];
    // If an npm script does not run a file in `scripts/`, its options go to another tool. This test
    // does not check such options.
    const [source] = /scripts\/\S+\.ts/.exec(script) ?? [];
    if (source === undefined) return [];
    const code = readCode(source);
    const options = rest.flatMap((word) => /^--([a-z][a-z-]*)/.exec(word)?.[1] ?? []);
    return options
      .filter((option) => !new RegExp(String.raw`--${option}\b|\b${option}'?: \{`).test(code))
      .map((option) => `${source} knows no --${option}`);
  });
  expect(wrong).toEqual([]);
});

test('every program that a document runs with npx is installed', () => {
  const wrong = findProblems(([program, name = '']) => {
    if (program !== 'npx') return [];
    const there = existsSync(join(projectFolder, 'node_modules/.bin', name));
    return there ? [] : [`${name} is not installed`];
  });
  expect(wrong).toEqual([]);
});

/**
 * A script that prints the problems of Firebase commands, according to the installed CLI. Each
 * command is a list of words without `firebase`.
 */
const CHECK_SCRIPT = `
  const client = require('firebase-tools');
  const { VALID_DEPLOY_TARGETS } = require('firebase-tools/lib/deploy');
  const findProblems = ([name, ...words]) => {
    const command = client.getCommand(name);
    if (!command) return ['the CLI has no such command'];
    const help = client.cli.helpInformation() + command.helpInformation();
    const own = command.parseOptions(words);
    const { operands, unknown } = client.cli.parseOptions(own.unknown);
    const least = command._args.filter(({ required }) => required).length;
    const given = own.operands.length + operands.length;
    const only = words.includes('--only') ? words[words.indexOf('--only') + 1].split(',') : [];
    return [
      ...unknown.map((word) => 'no option ' + word),
      ...words.filter((word) => /^[A-Z]{4,}$/.test(word) && !help.includes(word)).map((word) => 'no value ' + word),
      ...only.filter((each) => !VALID_DEPLOY_TARGETS.includes(each.split(':')[0])).map((each) => 'nothing to deploy is called ' + each),
      ...(given < least || given > command._args.length ? [given + ' words beside the options'] : []),
    ];
  };
  console.log(JSON.stringify(JSON.parse(process.argv[1]).map(findProblems)));
`;

test('the installed Firebase CLI has every command, option and value that the documents contain', () => {
  const commands = documents.flatMap(({ file, text }) =>
    listCommands(text).flatMap(([program, name, ...words]) =>
      program === 'npx' && name === 'firebase' && words[0] !== '--help' ? [{ file, words }] : [],
    ),
  );
  const args = ['-e', CHECK_SCRIPT, JSON.stringify(commands.map(({ words }) => words))];
  // A single process checks all commands, because the CLI takes 1.5 seconds to load.
  const answer = execFileSync(process.execPath, args, {
    cwd: projectFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const problems = v.parse(v.array(v.array(v.string())), JSON.parse(answer));
  const wrong = commands.map((command, at) => ({ ...command, problems: problems[at] }));
  expect(commands.length).toBeGreaterThan(10);
  expect(wrong.filter((command) => command.problems?.length !== 0)).toEqual([]);
});

const [, promises = ''] = /\n## Promises\n([^]*?)\n## /.exec(getText('docs/security.md')) ?? [];
const points = promises.split('\n').filter((line) => line.startsWith('- '));

/**
 * Matches a link to a test file and the titles that follow it: `[a.test.ts](../a.test.ts): "one",
 * "two"`.
 */
const PROOF_PATTERN = /\]\(\.\.\/([^)]+\.(?:test|spec)\.tsx?)\): ("[^"]+"(?:, "[^"]+")*)/g;

function listProofs(point: string): { file: string; name: string }[] {
  return [...point.matchAll(PROOF_PATTERN)].flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
  );
}

/** Returns whether a file contains a test or a `describe` with this title. */
function hasTest(file: string, name: string): boolean {
  const path = join(projectFolder, file);
  if (!existsSync(path)) return false;
  const titles = ["'", '"', '`'].map((quote) => `${quote}${name}${quote},`);
  const code = readFileSync(path, 'utf8').replaceAll(String.raw`\'`, "'");
  // The title is the first argument of a call. It is on the same line or on the next line.
  return code
    .split(/\(\s*(?=['"`])/)
    .some((from) => titles.some((title) => from.startsWith(title)));
}

test('every point of security.md names existing tests', () => {
  expect(points.length).toBeGreaterThan(15);
  expect(points.filter((point) => listProofs(point).length === 0)).toEqual([]);
  const proofs = points.flatMap(listProofs);
  expect(proofs.filter(({ file, name }) => !hasTest(file, name))).toEqual([]);
});

/** The character that stands for the variable parts of a message in the document. */
const VARIABLE_PART = '…';

const [, section = ''] = getText('docs/for-staff.md').split('\n### Messages that ask for more\n');
const rows = section.split('\n').filter((line) => /^\| (?!Message |-)/.test(line));

const folder = join(projectFolder, 'src');
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

test('every message that for-staff.md explains exists in the code', () => {
  const messages = rows.map((row) => row.split(' | ')[0]?.slice(2).trim() ?? '');
  expect(messages.length).toBeGreaterThan(10);
  const gone = messages.filter((message) =>
    message.split(VARIABLE_PART).some((part) => !code.includes(part)),
  );
  expect(gone).toEqual([]);
});
