/** Finds which files of the visitors' bundle the HTML of a page loads. */
import { join } from 'node:path';
import { projectFolder } from '../local.ts';
import { VISITORS_ENTRY } from './bundles.ts';
import { type Chunk, chunksIn, type Output } from './output.ts';

/**
 * The module that loads Firestore's SDK. Every page needs it, because the Today strip reads
 * figures.
 */
const FIRESTORE = 'src/firebase/firestore.ts';

/**
 * Addresses of scripts and of their style sheets. Each file comes after its imports, so the entry
 * is the last.
 */
export interface Files {
  code: string[];
  styles: string[];
}

export interface PageFiles {
  entry: Files;
  /**
   * Returns the files of a page in addition to the entry, and the files of its deferred sections in
   * addition to both.
   */
  ofPage: (source: string) => { first: Files; deferred: Files };
  /**
   * Returns the addresses of files by their name, such as fonts and style sheets for one medium.
   */
  assets: (name: RegExp) => string[];
}

/**
 * Finds the files that each page needs. Vite links only the files of index.html, so a page would
 * request its own files only after its code has run. This function can go together with `pages.ts`.
 */
export function findPageFiles(output: Output): PageFiles {
  const chunks = chunksIn(output);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunksNamed = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);

  function chunkOf(source: string): Chunk {
    const id = join(projectFolder, source);
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (chunk === undefined) throw new Error(`The visitors' build has no chunk for ${source}`);
    return chunk;
  }

  /**
   * Returns chunks with all their imports, imports first. Leaves out the chunks that are already
   * loaded.
   */
  function withImports(chunks: readonly Chunk[], loaded: readonly Chunk[] = []): Chunk[] {
    const visited = new Set(loaded);
    const needed: Chunk[] = [];
    const visit = (chunk: Chunk) => {
      if (visited.has(chunk)) return;
      visited.add(chunk);
      chunksNamed(chunk.imports).forEach(visit);
      needed.push(chunk);
    };
    chunks.forEach(visit);
    return needed;
  }

  const entry = withImports([chunkOf(VISITORS_ENTRY)]);
  return {
    entry: filesOf(entry),
    ofPage(source) {
      const page = chunkOf(source);
      const first = withImports([page, chunkOf(FIRESTORE)], entry);
      const deferred = withImports(chunksNamed(page.dynamicImports), [...entry, ...first]);
      return { first: filesOf(first), deferred: filesOf(deferred) };
    },
    assets: (name) =>
      output.map(({ fileName }) => `/${fileName}`).filter((address) => name.test(address)),
  };
}

const filesOf = (chunks: readonly Chunk[]): Files => ({
  code: chunks.map(({ fileName }) => `/${fileName}`),
  styles: chunks.flatMap(({ viteMetadata }) =>
    [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
  ),
});
