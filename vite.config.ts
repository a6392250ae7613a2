import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { EnvError, parseEnv, type RawEnv } from './src/lib/env.ts';

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

/** Changes a piece of a library's text in the build; fails it where the library no longer has it. */
function changeLibrary(name: string, file: RegExp, text: string, replacement: string): Plugin {
  return {
    name,
    apply: 'build',
    transform(code, id) {
      if (!file.test(id)) return null;
      if (!code.includes(text)) this.error(`${id} no longer has '${text}': see ${name}`);
      return { code: code.replaceAll(text, replacement), map: null };
    },
  };
}

/**
 * react-helmet-async decides at run time whether React is 19 or older, so the code for older
 * versions (5 KB, gzip) is never dropped. React is 19 here: it is decided at build time.
 */
const helmetForReact19 = () =>
  changeLibrary(
    'helmet-for-react-19',
    /react-helmet-async\/lib\/index\.esm\.js/,
    'if (isReact19)',
    'if (true)',
  );

/**
 * `<Helmet helmetData>` is for servers without a provider, and nobody here passes it. Its code
 * writes tags as text (1.4 KB, gzip), which React 19 does by itself.
 */
const helmetWithoutData = () =>
  changeLibrary(
    'helmet-without-data',
    /react-helmet-async\/lib\/index\.esm\.js/,
    'if (helmetData && !(helmetData instanceof HelmetData))',
    'if (false)',
  );

/**
 * `getAuth()` brings what signing in through a pop-up needs, and on phones and in Safari fetches
 * Google's script for it at once, which the Content-Security-Policy refuses. Staff sign in by
 * e-mail and password, so it is left out. `initializeAuth()` would leave it out too, and with it
 * the token sync, which is in `getAuth()` alone.
 */
const authWithoutPopups = () =>
  changeLibrary(
    'auth-without-popups',
    /@firebase\/auth\/dist\/esm\/index-[^/]+\.js$/,
    'popupRedirectResolver: browserPopupRedirectResolver,',
    '',
  );

/**
 * Names what is missing or wrong in the settings, in one line. A build ends there: with a variable
 * missing it would only fail in front of a visitor. The dev server shows the same on its pages, and
 * starts again by itself when the settings are changed.
 */
function checkSettings(settings: RawEnv, command: 'build' | 'serve'): void {
  try {
    parseEnv(settings);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    // Thrown, it would be printed with a stack trace, which says nothing about the settings.
    if (command === 'build') process.exit(1);
  }
}

export default defineConfig(({ mode, command, isPreview }) => {
  if (isPreview !== true) {
    checkSettings({ ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env }, command);
  }
  return {
    plugins: [
      react(),
      tailwindcss(),
      staffDocument(),
      helmetForReact19(),
      helmetWithoutData(),
      authWithoutPopups(),
    ],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    build: {
      target: 'es2022',
      // Small files stay files: the Content-Security-Policy and the cache both prefer it.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
});
