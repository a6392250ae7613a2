/** Which source files hold the words of a page, for the date of its last change in the sitemap. */
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { projectFolder } from '../local.ts';

/** Matches the folders of a page's content: its parts and its texts. */
const WORDS = /^src\/(pages|features|content)\//;

export interface ImportRecorder {
  plugin: Plugin;
  /** Returns the files with the words of a page, from the source file of the page. */
  wordFilesOf: (source: string) => string[];
}

/**
 * Records which modules each module of a build imports. Vite's output names chunks, not modules.
 */
export function importRecorder(): ImportRecorder {
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
    wordFilesOf(source) {
      const modules = new Set([join(projectFolder, source)]);
      // A set that grows while it is iterated: the loop also visits the modules that it adds.
      for (const id of modules) for (const imported of imports.get(id) ?? []) modules.add(imported);
      return [...modules].map((id) => relative(projectFolder, id)).filter((id) => WORDS.test(id));
    },
  };
}
