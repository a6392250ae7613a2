import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import emulators from '../emulators/package.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { anchorsOf, commandsOf, linksOf, readDocuments } from '../tests/helpers/documents.ts';
import { projectFolder } from './local.ts';

const documents = readDocuments(projectFolder);

/** Returns a command of a document, and what stands in it that is not so. */
const problemsOf = (problem: (words: string[]) => string[]): string[] =>
  documents.flatMap(({ file, text }) =>
    commandsOf(text).flatMap((words) =>
      problem(words).map((what) => `${file}: \`${words.join(' ')}\`: ${what}`),
    ),
  );

test('every link within the repository leads to a file and a heading that is there', () => {
  const wrong = documents.flatMap(({ file, text }) =>
    linksOf(text).flatMap((link) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), path));
      const place = join(projectFolder, target);
      if (!existsSync(place)) return [`${file}: ${link}: no such file`];
      if (anchor === undefined) return [];
      const there = anchorsOf(readFileSync(place, 'utf8')).has(anchor);
      return there ? [] : [`${file}: ${link}: no such heading`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Returns the code of a script and of what it imports from beside it, where its options may be read. */
function codeOf(source: string): string {
  const file = join(projectFolder, source);
  const code = readFileSync(file, 'utf8');
  const parts = [...code.matchAll(/from '(\.\/[^']+\.ts)'/g)].map(([, part = '']) =>
    readFileSync(join(dirname(file), part), 'utf8'),
  );
  return [code, ...parts].join('\n');
}

test('every npm command exists, with the options that a document gives it', () => {
  const scripts: Record<string, string> = manifest.scripts;
  const wrong = problemsOf(([program, verb = '', name = '', ...rest]) => {
    if (program !== 'npm' || !['run', 'start', 'test'].includes(verb)) return [];
    const script = scripts[verb === 'run' ? name : verb];
    if (script === undefined) return ['package.json has no such script'];
    // What a script of ours does not take itself goes on to another tool.
    const [source] = /scripts\/\S+\.ts/.exec(script) ?? [];
    if (source === undefined) return [];
    const code = codeOf(source);
    const options = rest.flatMap((word) => /^--([a-z][a-z-]*)/.exec(word)?.[1] ?? []);
    return options
      .filter((option) => !new RegExp(String.raw`--${option}\b|\b${option}'?: \{`).test(code))
      .map((option) => `${source} knows no --${option}`);
  });
  expect(wrong).toEqual([]);
});

test('every program that is run by npx is installed', () => {
  const wrong = problemsOf(([program, name = '']) => {
    // The bin of the local backend is that of a package of its own.
    if (program !== 'npx' || name === emulators.name) return [];
    const there = existsSync(join(projectFolder, 'node_modules/.bin', name));
    return there ? [] : [`${name} is not installed`];
  });
  expect(wrong).toEqual([]);
});

/** What the installed CLI would not accept of each of these commands, which follow `firebase`. */
const ASK = `
  const client = require('firebase-tools');
  const { VALID_DEPLOY_TARGETS } = require('firebase-tools/lib/deploy');
  const problemsOf = ([name, ...words]) => {
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
  console.log(JSON.stringify(JSON.parse(process.argv[1]).map(problemsOf)));
`;

test('the commands of the Firebase CLI are those of the installed version, with options and values that it knows', () => {
  const commands = documents.flatMap(({ file, text }) =>
    commandsOf(text).flatMap(([program, name, ...words]) =>
      program === 'npx' && name === 'firebase' && words[0] !== '--help' ? [{ file, words }] : [],
    ),
  );
  const args = ['-e', ASK, JSON.stringify(commands.map(({ words }) => words))];
  // One process for all: the CLI takes a second and a half to load.
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
