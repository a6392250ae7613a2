import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as prerenderModule from '../../src/prerender.tsx';
import { projectFolder } from '../local.ts';
import { listChunks, type BuildOutput } from './output.ts';

export interface Prerenderer {
  module: typeof prerenderModule;
  /** Returns the path of the source file that exports a page's component. */
  findSource: (page: unknown) => string | undefined;
}

/** Loads the bundle of src/prerender.tsx, which renders the public pages. */
export async function loadPrerenderer(ssr: string, rendering: BuildOutput): Promise<Prerenderer> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(ssr, file)).href);
  const module = await load('prerender.js');
  if (!isPrerenderModule(module)) throw new Error('The prerender bundle exports no renderPath');
  const sources = new Map<unknown, string>();
  for (const { fileName, facadeModuleId } of listChunks(rendering)) {
    const page = await load(fileName);
    if (typeof page !== 'object' || page === null || !('default' in page)) continue;
    if (facadeModuleId !== null) sources.set(page.default, relative(projectFolder, facadeModuleId));
  }
  return { module, findSource: (page) => sources.get(page) };
}

const isPrerenderModule = (module: unknown): module is typeof prerenderModule =>
  typeof module === 'object' && module !== null && 'renderPath' in module;
