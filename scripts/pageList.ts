/** The facts for the links of a prerendered page, derived from the build that renders it. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const LIST = 'pages.json';

/** Matches the folders of a page's content: its parts and its texts. */
const WORDS = /^src\/(pages|features|content)\//;

/**
 * Writes, for each chunk of the prerender build that is imported dynamically, the files in `src` that
 * hold its words: first the one that it is of, then those that it imports.
 */
export function listPages(): Plugin {
  let root = '';
  return {
    name: 'list-pages',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const filesOf = (page: string): string[] => {
        const modules = new Set([page]);
        for (const id of modules) {
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) modules.add(imported);
        }
        const files = [...modules].map((id) => relative(root, id));
        return files.filter((file, index) => index === 0 || WORDS.test(file));
      };
      const sources: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || !chunk.facadeModuleId) continue;
        sources[chunk.fileName] = filesOf(chunk.facadeModuleId);
      }
      this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(sources) });
    },
  };
}

function isPageList(value: unknown): value is Record<string, string[]> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((sources) => Array.isArray(sources))
  );
}

/**
 * The files in `src` of each page in the prerender build, its own first, by the component that its
 * chunk exports.
 */
export async function readPages(ssr: string): Promise<Map<unknown, readonly string[]>> {
  const list: unknown = JSON.parse(await readFile(join(ssr, LIST), 'utf8'));
  if (!isPageList(list)) throw new Error(`${LIST} is no list of pages`);
  const pages = new Map<unknown, readonly string[]>();
  for (const [file, sources] of Object.entries(list)) {
    const module: unknown = await import(pathToFileURL(join(ssr, file)).href);
    if (typeof module === 'object' && module !== null && 'default' in module) {
      pages.set(module.default, sources);
    }
  }
  return pages;
}
