/** The licences of what others wrote and the build hands out: a text beside the site. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../local.ts';
import { field } from '../remote.ts';
import { chunksIn, type Output } from './output.ts';

export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

/** The folder of the package that a module is of, also of one inside of another. */
const PACKAGE = /^\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
/** More than modules is in the build of these: code that tools write. */
const OTHERS = ['rolldown', 'tailwindcss', 'vite'].map((name) =>
  join(projectFolder, 'node_modules', name),
);
const FONTS = join(projectFolder, 'src', 'ui', 'fonts');
const RULE = `\n\n${'='.repeat(80)}\n\n`;

/**
 * Returns the texts in the files of a folder that are licences. Vite's goes on with those of its
 * tools.
 */
async function licencesIn(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  const texts = await Promise.all(
    files.toSorted().map((file) => readFile(join(folder, file), 'utf8')),
  );
  return texts.map((text) => text.split('\n# Licenses of bundled')[0]?.trim()).join(RULE);
}

async function packageIn(folder: string) {
  const about: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const name = folder.replace(/^.*\/node_modules\//, '');
  return {
    name: `${name} ${String(field(about, 'version'))}`,
    licence: String(field(about, 'license')),
    text: await licencesIn(folder),
  };
}

/**
 * Names every package with one of these modules, and the fonts, each above its licence. Where a
 * package comes without the text of its licence, that of another one under the same licence stands
 * in.
 * @throws Error where there is none
 */
async function notices(modules: Iterable<string>): Promise<string> {
  const folders = new Set([...OTHERS, ...[...modules].flatMap((id) => PACKAGE.exec(id) ?? [])]);
  const packages = await Promise.all([...folders].toSorted().map(packageIn));
  const namesOf = new Map([[await licencesIn(FONTS), ['The fonts Inter and Montserrat']]]);
  for (const { name, licence, text } of packages) {
    const same = packages.find((other) => other.licence === licence && other.text !== '');
    const words = text === '' ? same?.text : text;
    if (words === undefined) throw new Error(`There is no text of the licence of ${name}`);
    namesOf.set(words, [...(namesOf.get(words) ?? []), `${name} (${licence})`]);
  }
  return [...namesOf].map(([text, names]) => `${names.join('\n')}\n\n${text}`).join(RULE);
}

/** Writes the notices of all packages that are in the bundles. */
export async function writeNotices(dist: string, output: readonly Output[number][]): Promise<void> {
  const modules = chunksIn(output).flatMap(({ moduleIds }) => moduleIds);
  await writeFile(join(dist, NOTICES_FILE), await notices(modules));
}
