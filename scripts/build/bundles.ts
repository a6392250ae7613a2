/** The Vite builds of the site. All of them extend the settings of vite.config.ts. */
import { join } from 'node:path';
import { createLogger, type InlineConfig } from 'vite';
import { projectFolder } from '../local.ts';
import { TEST_MODE } from '../productionSettings.ts';
import { everyPageGroup, staffPagesGroup, smallPartsGroup } from './chunkGroups.ts';
import { changeLibrary, staffChanges, visitorsChanges } from './libraryChanges.ts';

const toPath = (file: string) => join(projectFolder, file);

export const VISITORS_ENTRY = 'src/main.tsx';

/**
 * The inputs of the visitors' bundle. `index` is code instead of index.html, because `pages.ts`
 * writes an HTML file for each page. Only that HTML links the style sheets for print and forced
 * colours, so no code imports them.
 */
const visitorsInputs = {
  index: VISITORS_ENTRY,
  print: 'src/ui/print.css',
  'forced-colors': 'src/ui/forced-colors.css',
};

const getRouterBuild = (name: string) =>
  toPath(`node_modules/react-router/dist/production/${name}.mjs`);

/**
 * Replacements for files of libraries, only in the built application. Tests and the dev server use
 * the original files.
 */
const alias = [
  // The router's package.json gives browsers its development build, which logs warnings. These
  // aliases can go once its `exports` have the condition `production`.
  { find: /^react-router$/, replacement: getRouterBuild('index') },
  { find: /^react-router\/dom$/, replacement: getRouterBuild('dom-export') },
  // Saves 0.8 KB: see alwaysRender.ts. This alias can go together with react-helmet-async.
  { find: 'react-fast-compare', replacement: toPath('scripts/build/standIns/alwaysRender.ts') },
  // Saves 3.3 KB: see integer.ts. This alias can go once Firestore's SDK uses BigInt.
  {
    find: '@firebase/webchannel-wrapper/bloom-blob',
    replacement: toPath('scripts/build/standIns/integer.ts'),
  },
];

/**
 * By default, Rolldown has to keep code that reads a property, because the read could have an
 * effect. No library here has such effects, so Rolldown may remove that code. This setting can go
 * if the bundles are as small without it.
 */
const treeshake = {
  propertyReadSideEffects: false as const,
  // The aliases and the changes in `libraryChanges.ts` remove all calls of the packages `idb` and
  // `shallowequal`. Their package.json files lack `sideEffects: false`, so Rolldown would keep
  // them.
  moduleSideEffects: [{ test: /\/(idb\/build|shallowequal)\//, sideEffects: false }],
};

/** Turns off a warning about slow builds, because the time depends on the machine. */
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
 * settings would change the tests. They fail at each warning of Vite, so that `npm test` finds the
 * warning.
 */
const createLocalBase = (): InlineConfig => ({
  root: projectFolder,
  logLevel: 'warn',
  mode: TEST_MODE,
  envDir: false,
  customLogger: createStrictLogger(),
});

/**
 * Returns a logger that prints warnings as errors and makes the process exit with 1. Vite has no
 * setting for that.
 */
function createStrictLogger() {
  const report = (text: string) => {
    console.error(text);
    process.exitCode = 1;
  };
  return { ...createLogger('warn'), warn: report, warnOnce: report, error: report };
}

/**
 * Configures the visitors' bundle, which is built apart from the staff's. In one build with two
 * inputs, Rolldown would put modules of both into shared chunks, and visitors would download code
 * that only staff need. The builds can become one once Rolldown can keep the chunks of an input
 * apart.
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
          groups: [everyPageGroup, smallPartsGroup],
          // By default, a group also includes the imports of its modules. Here, these include the
          // code of single pages.
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
    // The visitors' build has copied the public folder. Vite still needs it, because styles refer
    // to its pictures.
    copyPublicDir: false,
    // Tests and the service worker recognise the staff's files by this folder.
    assetsDir: 'assets/staff',
    // Staff download the whole Firestore SDK. The bench has a budget for its size, so Vite's
    // warning is not needed.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      treeshake,
      input: toPath('admin.html'),
      output: { codeSplitting: { groups: [staffPagesGroup] } },
      // Modules shared with visitors import the SDK dynamically, but staff pages also import it
      // statically. This is intended, so disable the warning about it.
      checks: { ...checks, ineffectiveDynamicImport: false },
    },
  },
});

/**
 * Configures the code that renders the public pages. The build runs it in Node, and nobody
 * downloads it.
 */
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
 * Configures a script without imports and exports, as one file with a fixed name. Inline scripts
 * and service workers cannot be modules in every browser, and must not share chunks with the pages.
 * The fixed names can go once Vite builds inline scripts and service workers.
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
