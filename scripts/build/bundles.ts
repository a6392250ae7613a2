/** The Vite builds of the site. All of them extend vite.config.ts. */
import { join } from 'node:path';
import { createLogger, type InlineConfig } from 'vite';
import { projectFolder } from '../local.ts';
import { TEST_MODE } from '../productionSettings.ts';
import {
  boardPartsGroup,
  everyPageGroup,
  smallPartsGroup,
  staffPagesGroup,
} from './chunkGroups.ts';
import { changeLibrary, staffChanges, visitorsChanges } from './libraryChanges.ts';

const toPath = (file: string) => join(projectFolder, file);

export const VISITORS_ENTRY = 'src/main.tsx';

/**
 * Inputs of the visitors' bundle. `index` is a module instead of index.html, because `pages.ts`
 * writes an HTML file for each page. Style sheets for print and for forced colours are separate
 * inputs, because only the HTML links them.
 */
const visitorsInputs = {
  index: VISITORS_ENTRY,
  print: 'src/ui/print.css',
  'forced-colors': 'src/ui/forced-colors.css',
};

const getRouterBuild = (name: string) =>
  toPath(`node_modules/react-router/dist/production/${name}.mjs`);

/**
 * Replaces files of libraries in the built application. Tests and the dev server use the original
 * files.
 */
const alias = [
  // The router's package.json gives browsers the development build, which logs warnings. Delete
  // these aliases when its `exports` have the condition `production`.
  { find: /^react-router$/, replacement: getRouterBuild('index') },
  { find: /^react-router\/dom$/, replacement: getRouterBuild('dom-export') },
  // Saves 0.8 KB: see alwaysRender.ts. Delete this alias together with react-helmet-async.
  { find: 'react-fast-compare', replacement: toPath('scripts/build/standIns/alwaysRender.ts') },
  // Saves 3.3 KB: see integer.ts. Delete this alias when the Firestore SDK uses BigInt.
  {
    find: '@firebase/webchannel-wrapper/bloom-blob',
    replacement: toPath('scripts/build/standIns/integer.ts'),
  },
];

/**
 * Lets Rolldown remove code that only reads a property. By default, Rolldown keeps such code,
 * because reading a property could have a side effect. No library here has such side effects.
 * Delete this setting when the bundles are equally small without it.
 */
const treeshake = {
  propertyReadSideEffects: false as const,
  // The aliases and the changes in `libraryChanges.ts` remove all calls to `idb` and
  // `shallowequal`. Rolldown would keep these packages anyway, because their package.json files
  // lack `sideEffects: false`.
  moduleSideEffects: [{ test: /\/(idb\/build|shallowequal)\//, sideEffects: false }],
};

/** Turns off the warning about slow builds, because the time depends on the machine. */
const checks = { bundlerTimings: false };

export function createBundleConfigs(dist: string, ssr: string, backend: 'production' | 'local') {
  const base = backend === 'local' ? createLocalBase() : createProductionBase();
  return {
    visitors: configureVisitorsBundle(base, dist),
    staff: configureStaffBundle(base, dist),
    prerenderer: configurePrerendererBundle(base, ssr),
    startupScript: configureScriptBundle(base, ssr, 'startup', 'src/app/startup/index.ts'),
    worker: configureScriptBundle(base, ssr, 'offlineWorker', 'src/offlineWorker.ts'),
  };
}

const createProductionBase = (): InlineConfig => ({
  root: projectFolder,
  logLevel: 'warn',
  mode: 'production',
});

/**
 * Configures builds for the local backend. They read no .env files, because a developer's own
 * settings would change the tests. They fail at any warning of Vite, so that `npm test` reports it.
 */
const createLocalBase = (): InlineConfig => ({
  root: projectFolder,
  logLevel: 'warn',
  mode: TEST_MODE,
  envDir: false,
  customLogger: createStrictLogger(),
});

/**
 * Returns a logger that prints warnings as errors. After a warning, the process exits with code 1.
 * Vite has no setting for this.
 */
function createStrictLogger() {
  const report = (text: string) => {
    console.error(text);
    process.exitCode = 1;
  };
  return { ...createLogger('warn'), warn: report, warnOnce: report, error: report };
}

/**
 * Configures the visitors' bundle, which is built separately from the staff's bundle. In one build
 * with two inputs, Rolldown would put modules of both into shared chunks, so visitors would
 * download code that only staff need. Combine the two builds when Rolldown can keep the chunks of
 * an input separate.
 */
const configureVisitorsBundle = (base: InlineConfig, dist: string): InlineConfig => ({
  ...base,
  resolve: { alias },
  plugins: visitorsChanges.map(changeLibrary),
  build: {
    outDir: dist,
    emptyOutDir: true,
    rolldownOptions: {
      checks,
      treeshake,
      input: visitorsInputs,
      output: {
        codeSplitting: {
          groups: [everyPageGroup, smallPartsGroup, boardPartsGroup],
          // By default, a group also includes the imports of its modules. Here, the imports would
          // include code that only one page needs.
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});

const configureStaffBundle = (base: InlineConfig, dist: string): InlineConfig => ({
  ...base,
  resolve: { alias },
  plugins: staffChanges.map(changeLibrary),
  build: {
    outDir: dist,
    emptyOutDir: false,
    // The visitors' build has already copied the public folder. Vite still needs it, because style
    // sheets refer to its pictures.
    copyPublicDir: false,
    // Tests and the service worker recognise the staff's files by this folder.
    assetsDir: 'assets/staff',
    // Staff download the whole Firestore SDK. The bench limits its size, so Vite's warning about
    // large chunks is not needed.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      treeshake,
      input: toPath('admin.html'),
      output: { codeSplitting: { groups: [staffPagesGroup] } },
      // Staff pages import the SDK statically. Modules that staff pages share with visitors import
      // the SDK dynamically. Both are intended, so the warning about them is turned off.
      checks: { ...checks, ineffectiveDynamicImport: false },
    },
  },
});

/** Configures the code that renders the public pages. Only the build runs it, in Node. */
const configurePrerendererBundle = (base: InlineConfig, ssr: string): InlineConfig => ({
  ...base,
  build: {
    outDir: ssr,
    emptyOutDir: true,
    ssr: 'src/prerender.tsx',
    copyPublicDir: false,
    rolldownOptions: { checks },
  },
});

/**
 * Configures a build of one script as a single file with a fixed name. The script has no imports
 * and exports. Inline scripts and service workers must not share chunks with the pages, and some
 * browsers do not support them as modules. Use hashed names when Vite builds inline scripts and
 * service workers.
 */
const configureScriptBundle = (
  base: InlineConfig,
  ssr: string,
  name: string,
  source: string,
): InlineConfig => ({
  ...base,
  build: {
    outDir: ssr,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      checks,
      input: { [name]: toPath(source) },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
