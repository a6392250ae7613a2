import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { readHosting } from './scripts/hostingConfig.ts';
import {
  KEY_IS_PUBLIC,
  findProductionProblems,
  readProject,
  formatProblems,
  TEST_MODE,
} from './scripts/productionSettings.ts';
import { type Env, EnvError, parseEnv } from './src/lib/env.ts';

/** Serves `admin.html` for all paths of the staff area on the dev server, as hosting does. */
function staffDocument(): Plugin {
  return {
    name: 'staff-document',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/admin(\/|\?|$)/.test(request.url ?? '')) request.url = '/admin.html';
        next();
      });
    },
  };
}

/**
 * Reports all wrong settings in one message. A build stops, because the site would not work for
 * visitors. The dev server shows the problems on its pages, and restarts when the settings change.
 *
 * A build contains the parsed settings, so visitors download neither the text of the settings nor
 * the parser. The print style sheet contains the host of the site, which is printed after links.
 * The host cannot be in an inline style, because the Content-Security-Policy does not allow inline
 * styles.
 */
function siteSettings(): Plugin {
  let siteUrl = '';
  return {
    name: 'site-settings',
    enforce: 'pre',
    async config({ envDir }, { mode, command, isPreview }) {
      if (isPreview === true) return undefined;
      const folder = process.cwd();
      const settings = loadEnv(mode, envDir ?? folder, 'VITE_');
      const forProduction = command === 'build' && mode !== TEST_MODE;
      const problems: string[] = [];
      let env: Env | undefined;
      try {
        env = parseEnv(settings);
      } catch (error) {
        if (!(error instanceof EnvError)) throw error;
        problems.push(...error.problems);
      }
      if (forProduction) {
        const project = readProject(folder, await readHosting(folder));
        const keyIsPublic = process.argv.includes(KEY_IS_PUBLIC);
        problems.push(...findProductionProblems(settings, project, keyIsPublic));
      }
      if (problems.length > 0) {
        console.error(forProduction ? formatProblems(problems) : new EnvError(problems).message);
        // A thrown error would be printed with a stack trace that does not help with the settings.
        if (command === 'build') process.exit(1);
      }
      if (command !== 'build' || env === undefined) return undefined;
      ({ siteUrl } = env);
      return { define: { BUILD_SETTINGS: JSON.stringify(env) } };
    },
    transform: {
      filter: { id: /\/print\.css$/ },
      handler(code) {
        const host = siteUrl.replace(/^https?:\/\//, '');
        return { code: `${code}\n:root { --site: ${JSON.stringify(host)} }`, map: null };
      },
    },
  };
}

export default defineConfig({
  plugins: [siteSettings(), react(), tailwindcss(), staffDocument()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    // The browsers that the site supports. Vite's default would change with new versions of Vite.
    target: 'es2022',
    // Otherwise, Vite would inline small files as data URLs. Browsers cannot cache them, and the
    // Content-Security-Policy blocks them for fonts.
    assetsInlineLimit: 0,
    // All supported browsers can preload modules. Delete this setting when Vite no longer adds the
    // polyfill for these browsers.
    modulePreload: { polyfill: false },
  },
});
