/** Finds which files of the visitors' bundle the HTML of a page loads. */
import { join } from 'node:path';
import { projectFolder } from '../local.ts';
import { VISITORS_ENTRY } from './bundles.ts';
import { type Chunk, chunksIn, type Output } from './output.ts';

/** The module that brings Firestore's SDK. Every page has the Today strip, which reads figures. */
const FIRESTORE = 'src/firebase/firestore.ts';

/**
 * Addresses of code and of its style sheets. Files come after those that they import, so an entry
 * is the last.
 */
export interface Files {
  code: string[];
  styles: string[];
}

export interface PageFiles {
  entry: Files;
  /**
   * Returns what a page loads beside the entry, and what its deferred sections load beside that.
   */
  ofPage: (source: string) => { first: Files; deferred: Files };
  /** Returns the addresses of other files: style sheets for one medium, and fonts. */
  assets: (name: RegExp) => string[];
}

/**
 * Vite links the files of the one page that is its input, index.html. Each of our pages needs
 * others, and would find them only after its code has run. This can go with `pages.ts`.
 */
export function findPageFiles(output: Output): PageFiles {
  const chunks = chunksIn(output);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunksNamed = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);

  function chunkOf(source: string): Chunk {
    const id = join(projectFolder, source);
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (chunk === undefined) throw new Error(`The visitors' build has no chunk of ${source}`);
    return chunk;
  }

  /**
   * Returns chunks with all that they import, imports first, without those that are loaded already.
   */
  function withImports(wanted: readonly Chunk[], loaded: readonly Chunk[] = []): Chunk[] {
    const visited = new Set(loaded);
    const needed: Chunk[] = [];
    const visit = (chunk: Chunk) => {
      if (visited.has(chunk)) return;
      visited.add(chunk);
      chunksNamed(chunk.imports).forEach(visit);
      needed.push(chunk);
    };
    wanted.forEach(visit);
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
