/** What the links of a prerendered page need to know, derived from the build that renders it. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The module that brings Firestore's SDK; what reads figures imports it dynamically. */
export const FIRESTORE_SOURCE = 'src/firebase/firestore.ts';

const LIST = 'pages.json';

export interface PageFacts {
  /** The file in `src` that exports the page. */
  source: string;
  /** It reads figures as soon as it is shown: the SDK is fetched beside the page's own code. */
  readsFirestore: boolean;
}

/** Writes, for each chunk of the prerender build that is imported dynamically, its facts. */
export function listPages(): Plugin {
  let root = '';
  return {
    name: 'list-pages',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const sdk = join(root, FIRESTORE_SOURCE);
      const importers = this.getModuleInfo(sdk)?.dynamicImporters ?? [];
      if (importers.length === 0) this.error(`Nothing imports ${FIRESTORE_SOURCE} dynamically`);
      const readers = new Set<string>();
      const visit = (id: string) => {
        if (readers.has(id)) return;
        readers.add(id);
        this.getModuleInfo(id)?.importers.forEach(visit);
      };
      importers.forEach(visit);
      const pages: Record<string, PageFacts> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || !chunk.facadeModuleId) continue;
        pages[chunk.fileName] = {
          source: relative(root, chunk.facadeModuleId),
          readsFirestore: readers.has(chunk.facadeModuleId),
        };
      }
      this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(pages) });
    },
  };
}

function isPageList(value: unknown): value is Record<string, PageFacts> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (facts) => typeof facts === 'object' && facts !== null && 'source' in facts,
    )
  );
}

/** The facts of each page in the prerender build, by the component that its chunk exports. */
export async function readPages(ssr: string): Promise<Map<unknown, PageFacts>> {
  const list: unknown = JSON.parse(await readFile(join(ssr, LIST), 'utf8'));
  if (!isPageList(list)) throw new Error(`${LIST} is no list of pages`);
  const pages = new Map<unknown, PageFacts>();
  for (const [file, facts] of Object.entries(list)) {
    const module: unknown = await import(pathToFileURL(join(ssr, file)).href);
    if (typeof module === 'object' && module !== null && 'default' in module) {
      pages.set(module.default, facts);
    }
  }
  return pages;
}
