import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
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

/** The output of `firebase <command> --help` for each command, null where there is none. */
interface Cli {
  global: string;
  targets: string[];
  help: Record<string, string | null>;
}
const isCli = (value: unknown): value is Cli =>
  typeof value === 'object' && value !== null && 'global' in value && 'help' in value;

/** Asks the installed CLI in one process: it takes a second and a half to load. */
const ASK = `
  const client = require('firebase-tools');
  const { VALID_DEPLOY_TARGETS } = require('firebase-tools/lib/deploy');
  const help = {};
  for (const name of process.argv.slice(1)) {
    const command = client.getCommand(name);
    help[name] = command ? command.helpInformation() : null;
  }
  console.log(JSON.stringify({ global: client.cli.helpInformation(), targets: VALID_DEPLOY_TARGETS, help }));
`;

function askCli(names: string[]): Cli {
  const answer: unknown = JSON.parse(
    execFileSync(process.execPath, ['-e', ASK, ...names], {
      cwd: projectFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  if (!isCli(answer)) throw new Error('firebase-tools says nothing of its commands');
  return answer;
}

/** Counts the arguments of a command beside its options: of `<source> [target]` at least one, at most two. */
function positionals(help: string): { least: number; most: number } {
  const usage = /^Usage:[^\n]*/.exec(help)?.[0] ?? '';
  const least = (usage.match(/<\w+>/g) ?? []).length;
  const optional = usage.match(/\[(?!options)\w+\]/g) ?? [];
  return { least, most: least + optional.length };
}

function optionsOf(help: string): NonNullable<ParseArgsConfig['options']> {
  const lines = help.matchAll(/^ +(?:-(\w), )?--([\w-]+)( [<[])?/gm);
  return Object.fromEntries(
    [...lines].map(([, short, name = '', value]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', ...(short !== undefined && { short }) },
    ]),
  );
}

/** Returns what the CLI would not accept of the words that follow `firebase`. */
function problemsForCli([name = '', ...words]: string[], cli: Cli): string[] {
  if (name === '--help') return [];
  const help = cli.help[name];
  if (typeof help !== 'string') return ['the CLI has no such command'];
  const known = `${cli.global}\n${help}`;
  const options = optionsOf(known);
  const { tokens } = parseArgs({ args: words, options, strict: false, tokens: true });
  const problems: string[] = [];
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name: option, rawName, value = '' } = token;
    if (options[option] === undefined) problems.push(`no option ${rawName}`);
    if (/^[A-Z]{4,}$/.test(value) && !known.includes(value)) {
      problems.push(`${rawName} takes no ${value}`);
    }
    if (option !== 'only') continue;
    const targets = value.split(',').map((target) => target.split(':')[0] ?? '');
    const unknown = targets.filter((target) => !cli.targets.includes(target));
    problems.push(...unknown.map((target) => `nothing to deploy is called ${target}`));
  }
  const given = tokens.filter(({ kind }) => kind === 'positional');
  const { least, most } = positionals(help);
  if (given.length < least || given.length > most) {
    problems.push(`${given.length} words beside the options`);
  }
  return problems;
}

test('the commands of the Firebase CLI are those of the installed version, with options and values that it knows', () => {
  const ofCli = (words: string[]): string[] =>
    words[0] === 'npx' && words[1] === 'firebase' ? words.slice(2) : [];
  const names = documents.flatMap(({ text }) => commandsOf(text).map((words) => ofCli(words)[0]));
  const cli = askCli([...new Set(names.filter((name) => name !== undefined))]);
  const wrong = problemsOf((words) => {
    const command = ofCli(words);
    return command.length === 0 ? [] : problemsForCli(command, cli);
  });
  expect(wrong).toEqual([]);
});
