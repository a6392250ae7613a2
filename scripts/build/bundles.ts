import { join } from 'node:path';
import { build, createLogger, type InlineConfig, type Rolldown } from 'vite';
import { changeLibrary, staffChanges, visitorsChanges } from './libraryChanges.ts';
import { projectFolder } from '../local.ts';
import { TEST_MODE } from '../productionSettings.ts';

/** Of the visitors' bundle. The others are styles that the HTML links for one medium. */
const inputs = {
  index: 'src/main.tsx',
  print: 'src/ui/print.css',
  'forced-colors': 'src/ui/forced-colors.css',
};

/** The module that brings Firestore's SDK: every page has the Today strip, which reads. */
const FIRESTORE = 'src/firebase/firestore.ts';

/**
 * The code that every page needs before it hydrates, as one file: smaller than several, and one request. Its styles
 * stay with the entry, whose sheet is linked first.
 */
const neededByEvery = {
  name: 'site',
  tags: ['$initial' as const],
  test: (id: string) => !id.endsWith('.css') && !id.endsWith('/main.tsx'),
};

/**
 * The small parts of several pages, as one file: each of them alone costs a request, and compresses badly. None of
 * them has a sheet of its own, which would be linked before the first paint wherever one of the others is needed.
 */
const smallParts = {
  name: 'parts',
  test: /\/(links|listeners|groupCompanies|Decor|RetryButton|useFocusPassedOn|sameData|newsletterPreference)\.tsx?$/,
};

/**
 * The staff's code that two pages or more have, and what it needs, as one file: it compresses better than many. Code
 * that only a few pages need, such as for reading lists, stays out.
 */
const neededBySome = {
  name: 'shared',
  test: (id: string) =>
    /\/src\/.*\.tsx?$/.test(id) &&
    !/\/lib\/table\/|readTable|TableSource|useTable|ColumnMenus|Sortable|fileStorage/.test(id),
  minShareCount: 2,
};

/** Reading a property does nothing else in any library here: what is only read can go. */
const treeshake = {
  propertyReadSideEffects: false as const,
  // Nothing is left that calls these: see `libraryChanges.ts`.
  moduleSideEffects: [{ test: /\/(idb\/build|shallowequal)\//, sideEffects: false }],
};

const file = (path: string) => join(projectFolder, path);
const router = (name: string) => file(`node_modules/react-router/dist/production/${name}.mjs`);

/**
 * Other files in place of those that libraries name. The router's package names its build for development for
 * browsers too, with its warnings, which the tests and the dev server have; the one for production is beside it.
 */
const alias = [
  { find: /^react-router$/, replacement: router('index') },
  { find: /^react-router\/dom$/, replacement: router('dom-export') },
  { find: 'react-fast-compare', replacement: file('src/ui/alwaysRender.ts') },
  { find: '@firebase/webchannel-wrapper/bloom-blob', replacement: file('src/firebase/integer.ts') },
];

/** Prints what Vite remarks, for which the process fails in the end. */
function strictLogger() {
  const remark = (text: string) => {
    console.error(text);
    process.exitCode = 1;
  };
  return { ...createLogger('warn'), warn: remark, warnOnce: remark, error: remark };
}

/**
 * Returns the builds that the site is made of, which run in this order: the visitors' and the staff's bundle into
 * `dist`; the code that renders the public pages, the script that they all carry inline and the visitors' service
 * worker into `ssr`.
 *
 * Those for the local backend take their settings from the environment alone, never from a file, and
 * fail where Vite has something to remark.
 */
export function builds(dist: string, ssr: string, backend: 'production' | 'local') {
  // How long a build takes depends on the machine.
  const checks = { bundlerTimings: false };
  const base: InlineConfig = {
    root: projectFolder,
    logLevel: 'warn',
    ...(backend === 'local'
      ? { mode: TEST_MODE, envDir: false as const, customLogger: strictLogger() }
      : { mode: 'production' }),
  };
  const script = (name: string, source: string): InlineConfig => ({
    ...base,
    build: {
      outDir: ssr,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        checks,
        input: { [name]: file(source) },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
  return {
    visitors: {
      ...base,
      resolve: { alias },
      plugins: visitorsChanges.map(changeLibrary),
      build: {
        outDir: dist,
        emptyOutDir: true,
        rolldownOptions: {
          checks,
          treeshake,
          input: inputs,
          output: {
            codeSplitting: {
              groups: [neededByEvery, smallParts],
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    },
    staff: {
      ...base,
      resolve: { alias },
      plugins: staffChanges.map(changeLibrary),
      build: {
        outDir: dist,
        emptyOutDir: false, // The first build copied it; the folder is still set, since styles refer to its pictures.
        copyPublicDir: false,
        assetsDir: 'assets/staff',
        // Staff download the whole SDK; its size has a budget of its own in the bench.
        chunkSizeWarningLimit: 1000,
        rolldownOptions: {
          treeshake,
          input: file('admin.html'),
          output: { codeSplitting: { groups: [neededBySome] } },
          // The modules shared with visitors load the SDK late; here it is needed at once.
          checks: { ...checks, ineffectiveDynamicImport: false },
        },
      },
    },
    prerenderer: {
      ...base,
      build: {
        outDir: ssr,
        emptyOutDir: true,
        ssr: 'src/prerender.tsx',
        copyPublicDir: false,
        rolldownOptions: { checks },
      },
    },
    inlineScript: script('startup', 'src/app/startup/index.ts'),
    worker: script('offlineWorker', 'src/offlineWorker.ts'),
  };
}

export type Output = Rolldown.RolldownOutput['output'];
type Chunk = Rolldown.OutputChunk;

export async function outputOf(config: InlineConfig): Promise<Output> {
  const built = await build(config);
  if (!('output' in built)) throw new Error('The build has more than one output');
  return built.output;
}

export const chunksIn = (output: readonly Output[number][]): Chunk[] =>
  output.filter((file) => file.type === 'chunk');

/** Finds in the visitors' bundle what the HTML of a page names. */
export function visitorsFiles(output: Output) {
  const chunks = new Map(chunksIn(output).map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (source: string): Chunk => {
    const id = file(source);
    const found = chunksIn(output).find(({ facadeModuleId }) => facadeModuleId === id);
    if (found === undefined) throw new Error(`The visitors' build has no chunk of ${source}`);
    return found;
  };
  const chunksNamed = (files: readonly string[]) => files.flatMap((file) => chunks.get(file) ?? []);
  const withImports = (found: Set<Chunk>, chunk: Chunk, visited = new Set<Chunk>()): Set<Chunk> => {
    if (found.has(chunk) || visited.has(chunk)) return found;
    visited.add(chunk);
    for (const imported of chunksNamed(chunk.imports)) withImports(found, imported, visited);
    return found.add(chunk);
  };
  /** Returns what these need beside what is already there. */
  const neededBy = (those: readonly Chunk[], there: readonly Chunk[] = []): Chunk[] =>
    [...those.reduce((found, chunk) => withImports(found, chunk), new Set(there))].slice(
      there.length,
    );
  /** Returns the addresses of their code and style sheets, what one imports before its own. */
  const filesOf = (those: readonly Chunk[]) => ({
    code: those.map(({ fileName }) => `/${fileName}`),
    styles: those.flatMap(({ viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
    ),
  });
  const entry = neededBy([chunkOf(inputs.index)]);
  return {
    entry: filesOf(entry),
    /** Returns what the page of a source file needs beside the entry, and what its deferred sections do beside that. */
    ofPage: (source: string) => {
      const page = chunkOf(source);
      const first = neededBy([page, chunkOf(FIRESTORE)], entry);
      const deferred = neededBy(chunksNamed(page.dynamicImports), [...entry, ...first]);
      return { first: filesOf(first), deferred: filesOf(deferred) };
    },
    /** Returns the addresses of other files: style sheets for one medium, and fonts. */
    assets: (name: RegExp): string[] =>
      output.map(({ fileName }) => `/${fileName}`).filter((file) => name.test(file)),
  };
}
