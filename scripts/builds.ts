import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import {
  appWithoutUsageCounts,
  authWithoutPopups,
  changeLibrary,
  helmetForReact19,
  helmetWithoutData,
  routerWithoutExtras,
} from './libraryChanges.ts';
import { listPages } from './pageList.ts';

/** No warning about slow plugins: how long a build takes depends on the machine. */
const checks = { bundlerTimings: false };

/**
 * What nearly every page has: in one file they are smaller than in one each, and need one request.
 * Their styles are in `site.css`: a style sheet of this file would come before the order of layers.
 */
const smallParts = {
  name: 'parts',
  test: /\/src\/(ui\/(Decor|Key|LoadFailure|RetryButton|classes)|lib\/links)\.tsx?$/,
};

/** Of the staff area: pages and features, and what they alone need, such as file storage and the readers of files. */
const ofSomePages =
  /@dnd-kit|firebase\/storage\/|node_modules\/(papaparse|fflate|read-excel-file|saxen)\/|\/(pages|features\/(market|equity|news|resources|changes))\/|\/(Sortable|staff\/(fileStorage|leftovers|requestWatch|saveOrder|uploadProgress))/;

/** All else is one file, which compresses better than several. */
const staffParts = {
  name: 'shared',
  test: (id: string) => /\/(node_modules|src)\//.test(id) && !ofSomePages.test(id),
};

/** Reading a property does nothing else in any library here: what is only read can go. */
const treeshake = { propertyReadSideEffects: false } as const;

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The builds that the site is made of, one after another: the visitors' and the staff's bundle into
 * `dist`; the code that renders the public pages, with the list of their sources, and the script that
 * they all carry inline into `ssr`.
 */
export function builds(dist: string, ssr: string): InlineConfig[] {
  const base: InlineConfig = { root, logLevel: 'warn' };
  return [
    {
      ...base,
      plugins: [
        helmetForReact19,
        helmetWithoutData,
        appWithoutUsageCounts,
        ...routerWithoutExtras,
      ].map(changeLibrary),
      // One style sheet: on a slow network every further one costs a visitor a round trip.
      build: {
        outDir: dist,
        emptyOutDir: true,
        manifest: true,
        cssCodeSplit: false,
        rolldownOptions: {
          checks,
          treeshake,
          output: { codeSplitting: { groups: [smallParts] } },
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
    {
      ...base,
      build: {
        outDir: ssr,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          checks,
          input: join(root, 'src/beforeFirstPaint.ts'),
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    },
  ];
}
