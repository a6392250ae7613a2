import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../local.ts';
import { renderStyleSheets } from './elements.ts';
import type { PageFiles } from './pageFiles.ts';

/** The element in index.html that loads the code during development. */
const ENTRY_SCRIPT = '<script type="module" src="/src/main.tsx"></script>';

/**
 * Returns index.html with the style sheets that every page needs. The element that loads the code
 * during development is removed.
 *
 * Vite could add these style sheets too, but at a position that delays the first paint: see
 * `pages.ts`.
 */
export async function readFrame({ entry, assets }: PageFiles): Promise<string> {
  const html = await readFile(join(projectFolder, 'index.html'), 'utf8');
  return html
    .replace(ENTRY_SCRIPT, '')
    .replaceAll(/\/src\/ui\/([\w-]+)\.css/g, (_, name: string) =>
      assets(new RegExp(`/${name}-[^/]+\\.css$`)).join(),
    )
    .replace('</head>', `${renderStyleSheets(entry.styles)}</head>`);
}
