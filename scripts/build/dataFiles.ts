/**
 * Writes files with figures from the database, at fixed URLs: CSV and JSON for each series that may
 * be reused, and feeds of corrections. Other programs read these files, because the HTML pages
 * contain no figures.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface DataFilesModule {
  wantsDataFiles: () => boolean;
  siteUrl: () => string;
  loadFixedFiles: (now: Date) => Promise<readonly { path: string; text: string }[]>;
}

const LEFT_OUT = 'Left out the files in /data/ and the feeds of corrections';

/**
 * Returns the files, or a message that explains why there are none. If the current figures cannot
 * be loaded, there are no files.
 */
async function createFiles({ wantsDataFiles, siteUrl, loadFixedFiles }: DataFilesModule) {
  if (!wantsDataFiles()) return 'VITE_DATA_FILES is not on';
  if (siteUrl() === '') return 'VITE_SITE_URL is missing';
  try {
    return await loadFixedFiles(new Date());
  } catch (error) {
    return `the database could not be read (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** Writes either all files or none. Prints the number of files, or why none was written. */
export async function writeDataFiles(
  dist: string,
  module: DataFilesModule,
  print: (line: string) => void = console.log,
): Promise<void> {
  const files = await createFiles(module);
  if (typeof files === 'string') {
    print(`${LEFT_OUT}: ${files}`);
    return;
  }
  for (const { path, text } of files) {
    const file = join(dist, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  print(`Wrote ${files.length} files of figures from the database`);
}
