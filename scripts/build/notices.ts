/** Writes the licences of the third-party software that the site contains, as a text file. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../local.ts';
import { getField } from '../remote.ts';
import { listChunks, type BuildOutput } from './output.ts';

export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

/** Matches the folder of a module's package, even if the package is inside another package. */
const PACKAGE_FOLDER = /^\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
/**
 * Tools that add their own code to the build. The code of these tools is not in Vite's list of
 * modules.
 */
const CODE_GENERATORS = ['rolldown', 'tailwindcss', 'vite'].map((name) =>
  join(projectFolder, 'node_modules', name),
);
const FONT_FOLDER = join(projectFolder, 'src', 'ui', 'fonts');
const SEPARATOR = `\n\n${'='.repeat(80)}\n\n`;

/**
 * Returns the licence texts in the folder of a package. The licence file of Vite also contains the
 * licences of Vite's dependencies. This function removes them.
 */
async function readLicences(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  const texts = await Promise.all(
    files.toSorted().map((file) => readFile(join(folder, file), 'utf8')),
  );
  return texts.map((text) => text.split('\n# Licenses of bundled')[0]?.trim()).join(SEPARATOR);
}

async function readPackage(folder: string) {
  const about: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const name = folder.replace(/^.*\/node_modules\//, '');
  return {
    name: `${name} ${String(getField(about, 'version'))}`,
    licence: String(getField(about, 'license')),
    text: await readLicences(folder),
  };
}

/**
 * Returns the licences of the fonts and of all packages that contain at least one of the given
 * modules. The names of the packages come before the text of their licence. A package without a
 * licence text gets the text of another package with the same licence.
 * @throws if no package has the text of a licence
 */
async function composeNotices(modules: Iterable<string>): Promise<string> {
  const folders = new Set([
    ...CODE_GENERATORS,
    ...[...modules].flatMap((id) => PACKAGE_FOLDER.exec(id) ?? []),
  ]);
  const packages = await Promise.all([...folders].toSorted().map(readPackage));
  const namesByText = new Map([
    [await readLicences(FONT_FOLDER), ['The fonts Inter and Montserrat']],
  ]);
  for (const { name, licence, text } of packages) {
    const same = packages.find((other) => other.licence === licence && other.text !== '');
    const licenceText = text === '' ? same?.text : text;
    if (licenceText === undefined) throw new Error(`No licence text found for ${name}`);
    namesByText.set(licenceText, [...(namesByText.get(licenceText) ?? []), `${name} (${licence})`]);
  }
  return [...namesByText].map(([text, names]) => `${names.join('\n')}\n\n${text}`).join(SEPARATOR);
}

export async function writeNotices(
  dist: string,
  output: readonly BuildOutput[number][],
): Promise<void> {
  const modules = listChunks(output).flatMap(({ moduleIds }) => moduleIds);
  await writeFile(join(dist, NOTICES_FILE), await composeNotices(modules));
}
