import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import {
  appWithoutUsageCounts,
  authWithoutPopups,
  changeLibrary,
  firestoreWithoutIntegers,
  firestoreWithoutMatching,
  firestoreWithoutMockUsers,
  firestoreWithoutTrees,
  helmetForReact19,
  helmetWithoutComparison,
  helmetWithoutData,
  helmetWithoutOtherTags,
  routerWithoutExtras,
  sheetsBehindOthers,
  toolkitWithoutExtras,
} from './libraryChanges.ts';
import { listPages } from './pageList.ts';
import { TEST_MODE } from './productionSettings.ts';
import { settingsAtBuild } from './settingsAtBuild.ts';

/** No warning about slow plugins: how long a build takes depends on the machine. */
const checks = { bundlerTimings: false };

/** The small parts that nearly every page needs. */
const SMALL_PARTS =
  /\/src\/(ui\/(Decor|RetryButton|useFocusPassedOn)|lib\/links|features\/(market\/Skeleton|enquiries\/newsletterPreference))\.tsx?$/;

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const LIBRARIES = /\/node_modules\//;

/**
 * The code that every page needs before it hydrates, as one file: smaller than several, and one request.
 * Its styles stay with the entry, whose sheet is linked first.
 */
function neededByEvery() {
  const needed = new Set<string>();
  return {
    name(id: string, graph: Rolldown.ChunkingContext): string | null {
      const visit = (module: string) => {
        if (needed.has(module)) return;
        needed.add(module);
        graph.getModuleInfo(module)?.importedIds.forEach(visit);
      };
      if (needed.size === 0) visit(join(root, 'src/main.tsx'));
      if (/\/src\/main\.tsx$|\.css$/.test(id)) return null;
      if (REACT.test(id)) return 'react';
      if (needed.has(id)) return LIBRARIES.test(id) ? 'libraries' : 'site';
      return SMALL_PARTS.test(id) ? 'site' : null;
    },
  };
}

/**
 * Of the staff area: pages and features, and what they alone need, such as file storage, the readers
 * of files and the words of the series.
 */
const ofSomePages =
  /@dnd-kit|firebase\/storage\/|node_modules\/(papaparse|fflate|read-excel-file|saxen)\/|\/(pages|features\/(market|equity|news|resources|changes|tonight)|figures\/admin)\/|\/(Sortable|content\/series[.]|lib\/table\/|browser\/readTable|admin\/(TableSource|ColumnMenus)|staff\/(fileStorage|leftovers|requestWatch|saveOrder|uploadProgress))/;

/** All else is one file, which compresses better than several. */
const staffParts = {
  name: 'shared',
  test: (id: string) => /\/(node_modules|src)\//.test(id) && !ofSomePages.test(id),
};

/** Reading a property does nothing else in any library here: what is only read can go. */
const treeshake: Rolldown.TreeshakingOptions = {
  propertyReadSideEffects: false,
  // What nobody imports from these is nothing: they only get themselves ready.
  moduleSideEffects: [
    {
      test: /\/(bloom_blob_es2018|idb\/build\/|react-fast-compare\/|shallowequal\/)/,
      sideEffects: false,
    },
  ],
};

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The builds that the site is made of, one after another: the visitors' and the staff's bundle into
 * `dist`; the code that renders the public pages, with the list of their sources, and the script that
 * they all carry inline and the visitors' service worker into `ssr`.
 *
 * Those for the local backend take their settings from the environment alone, never from a file.
 */
export function builds(dist: string, ssr: string, backend: 'production' | 'local'): InlineConfig[] {
  const base: InlineConfig = {
    root,
    logLevel: 'warn',
    ...(backend === 'local' ? { mode: TEST_MODE, envDir: false as const } : { mode: 'production' }),
  };
  return [
    {
      ...base,
      plugins: [
        ...[
          helmetForReact19,
          helmetWithoutComparison,
          helmetWithoutData,
          ...helmetWithoutOtherTags,
          appWithoutUsageCounts,
          ...firestoreWithoutIntegers,
          ...firestoreWithoutMatching,
          firestoreWithoutMockUsers,
          firestoreWithoutTrees,
          ...routerWithoutExtras,
          sheetsBehindOthers,
          ...toolkitWithoutExtras,
        ].map(changeLibrary),
        settingsAtBuild(),
      ],
      build: {
        outDir: dist,
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          checks,
          treeshake,
          output: {
            codeSplitting: { groups: [neededByEvery()], includeDependenciesRecursively: false },
          },
        },
      },
    },
    {
      ...base,
      plugins: [authWithoutPopups, ...routerWithoutExtras].map(changeLibrary),
      build: {
        outDir: dist,
        emptyOutDir: false, // The first build copied it; the folder is still set, since styles refer to its pictures.
        copyPublicDir: false,
        assetsDir: 'assets/staff',
        // Staff download the whole SDK; its size has a budget of its own in bench:admin.
        chunkSizeWarningLimit: 1000,
        rolldownOptions: {
          input: join(root, 'admin.html'),
          treeshake,
          output: { codeSplitting: { groups: [staffParts] } },
          // The modules shared with visitors load the SDK late; here it is needed at once.
          checks: { ...checks, ineffectiveDynamicImport: false },
        },
      },
    },
    {
      ...base,
      plugins: [listPages()],
      build: {
        outDir: ssr,
        emptyOutDir: true,
        ssr: 'src/prerender.tsx',
        copyPublicDir: false,
        rolldownOptions: { checks },
      },
    },
    ...Object.entries({
      startup: 'src/app/startup/index.ts',
      offlineWorker: 'src/offlineWorker.ts',
    }).map(([name, file]) => ({
      ...base,
      build: {
        outDir: ssr,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          checks,
          input: { [name]: join(root, file) },
          output: { format: 'iife' as const, entryFileNames: '[name].js' },
        },
      },
    })),
  ];
}
