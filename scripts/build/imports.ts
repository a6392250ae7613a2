/**
 * Finds the source files that contain the text of a page. For the sitemap, the date of a page is
 * the date of the last change to these files.
 */
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { projectFolder } from '../local.ts';

/** Matches files in the folders with the components and texts of pages. */
const TEXT_FOLDERS = /^src\/(pages|features|content)\//;

export interface ImportRecorder {
  plugin: Plugin;
  /**
   * Returns the source files that contain the text of a page.
   * @param source path of the page's own source file
   */
  findTextFiles: (source: string) => string[];
}

/** Records the imports of each module in a build, because Vite's output lists only chunks. */
export function createImportRecorder(): ImportRecorder {
  const imports = new Map<string, readonly string[]>();
  return {
    plugin: {
      name: 'record-imports',
      generateBundle() {
        for (const id of this.getModuleIds()) {
          imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
        }
      },
    },
    findTextFiles(source) {
      const modules = new Set([join(projectFolder, source)]);
      // The loop also visits modules that are added to the set while the loop runs.
      for (const id of modules) for (const imported of imports.get(id) ?? []) modules.add(imported);
      return [...modules]
        .map((id) => relative(projectFolder, id))
        .filter((id) => TEXT_FOLDERS.test(id));
    },
  };
}
