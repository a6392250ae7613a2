import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { readHosting } from './scripts/hostingConfig.ts';
import {
  KEY_IS_PUBLIC,
  productionProblems,
  readProject,
  refusal,
  TEST_MODE,
} from './scripts/productionSettings.ts';
import { type Env, EnvError, parseEnv } from './src/lib/env.ts';

/**
 * Visitors' pages and the staff area are two documents, each with a bundle of its own. The dev
 * server sends staff paths to the staff document, as hosting does.
 */
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
 * Names everything that is wrong in the settings, in one message. A build ends there: it would only
 * fail in front of a visitor. The dev server shows what is missing on its pages, and starts again
 * by itself when the settings are changed.
 *
 * A build has the settings already parsed: visitors need neither their text nor what checks it. The
 * address that is printed behind links is in the sheet for paper, since the Content-Security-Policy
 * allows no style elsewhere.
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
        problems.push(...productionProblems(settings, project, keyIsPublic));
      }
      if (problems.length > 0) {
        console.error(forProduction ? refusal(problems) : new EnvError(problems).message);
        // Thrown, it would be printed with a stack trace, which says nothing about the settings.
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
    // The browsers that the site supports. Vite's default changes with its versions.
    target: 'es2022',
    // Vite would inline small files as data addresses, which the Content-Security-Policy blocks for
    // fonts, and which browsers cannot cache.
    assetsInlineLimit: 0,
    // All browsers of the target preload modules. This can go once Vite leaves the polyfill out.
    modulePreload: { polyfill: false },
  },
});
