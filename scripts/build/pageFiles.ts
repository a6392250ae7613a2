/**
 * Finds the files of the visitors' bundle. The HTML of each page links the files that the page
 * needs.
 */
import { join } from 'node:path';
import { projectFolder } from '../local.ts';
import { VISITORS_ENTRY } from './bundles.ts';
import { type OutputChunk, listChunks, type BuildOutput } from './output.ts';

/**
 * The module that loads the Firestore SDK. Every page needs it, because the Today strip shows
 * figures.
 */
const FIRESTORE_SOURCE = 'src/firebase/firestore.ts';

/**
 * URLs of scripts and of their style sheets. Each file comes after its imports, so the last one is
 * the entry.
 */
export interface LinkedFiles {
  code: string[];
  styles: string[];
}

export interface PageFiles {
  entry: LinkedFiles;
  /**
   * Returns the files that the HTML of a page links in addition to the entry. The page itself needs
   * the files in `first`. Its deferred sections need the files in `deferred` too.
   */
  findForPage: (source: string) => { first: LinkedFiles; deferred: LinkedFiles };
  /**
   * Returns the URLs of files whose name matches, for example fonts or the style sheet for print.
   */
  assets: (name: RegExp) => string[];
}

/**
 * Finds the files that each page needs. Vite links only the files of index.html, so a page would
 * request its own files only after the entry has run. Delete this function together with
 * `pages.ts`.
 */
export function findPageFiles(output: BuildOutput): PageFiles {
  const chunks = listChunks(output);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const findChunks = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);

  function findChunk(source: string): OutputChunk {
    const id = join(projectFolder, source);
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (chunk === undefined) throw new Error(`The visitors' build has no chunk for ${source}`);
    return chunk;
  }

  /** Returns chunks with all their imports, imports first. Omits chunks that are already loaded. */
  function addImports(
    chunks: readonly OutputChunk[],
    loaded: readonly OutputChunk[] = [],
  ): OutputChunk[] {
    const visited = new Set(loaded);
    const needed: OutputChunk[] = [];
    const visit = (chunk: OutputChunk) => {
      if (visited.has(chunk)) return;
      visited.add(chunk);
      findChunks(chunk.imports).forEach(visit);
      needed.push(chunk);
    };
    chunks.forEach(visit);
    return needed;
  }

  const entry = addImports([findChunk(VISITORS_ENTRY)]);
  return {
    entry: toLinkedFiles(entry),
    findForPage(source) {
      const page = findChunk(source);
      const first = addImports([page, findChunk(FIRESTORE_SOURCE)], entry);
      const deferred = addImports(findChunks(page.dynamicImports), [...entry, ...first]);
      return { first: toLinkedFiles(first), deferred: toLinkedFiles(deferred) };
    },
    assets: (name) =>
      output.map(({ fileName }) => `/${fileName}`).filter((address) => name.test(address)),
  };
}

const toLinkedFiles = (chunks: readonly OutputChunk[]): LinkedFiles => ({
  code: chunks.map(({ fileName }) => `/${fileName}`),
  styles: chunks.flatMap(({ viteMetadata }) =>
    [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
  ),
});
