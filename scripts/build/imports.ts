/**
 * Finds the source files with the text of a page. The sitemap needs them for the date of the last
 * change.
 */
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { projectFolder } from '../local.ts';

/** Matches the folders with the components and texts of pages. */
const TEXT_FOLDERS = /^src\/(pages|features|content)\//;

export interface ImportRecorder {
  plugin: Plugin;
  /** Returns the files with the text of a page, from the source file of the page. */
  findTextFiles: (source: string) => string[];
}

/** Records which modules each module of a build imports. Vite's output lists only chunks. */
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
      // The loop also visits modules that are added to the set while it runs.
      for (const id of modules) for (const imported of imports.get(id) ?? []) modules.add(imported);
      return [...modules]
        .map((id) => relative(projectFolder, id))
        .filter((id) => TEXT_FOLDERS.test(id));
    },
  };
}
