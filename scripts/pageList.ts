/** What the links of a prerendered page need to know, derived from the build that renders it. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const LIST = 'pages.json';

/** Writes, for each chunk of the prerender build that is imported dynamically, the file in `src` it is of. */
export function listPages(): Plugin {
  let root = '';
  return {
    name: 'list-pages',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const sources: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || !chunk.facadeModuleId) continue;
        sources[chunk.fileName] = relative(root, chunk.facadeModuleId);
      }
      this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(sources) });
    },
  };
}

function isPageList(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((source) => typeof source === 'string')
  );
}

/** The file in `src` of each page in the prerender build, by the component that its chunk exports. */
export async function readPages(ssr: string): Promise<Map<unknown, string>> {
  const list: unknown = JSON.parse(await readFile(join(ssr, LIST), 'utf8'));
  if (!isPageList(list)) throw new Error(`${LIST} is no list of pages`);
  const pages = new Map<unknown, string>();
  for (const [file, source] of Object.entries(list)) {
    const module: unknown = await import(pathToFileURL(join(ssr, file)).href);
    if (typeof module === 'object' && module !== null && 'default' in module) {
      pages.set(module.default, source);
    }
  }
  return pages;
}
