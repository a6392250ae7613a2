import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { parseEnv } from './src/lib/env.ts';

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
 * react-helmet-async decides at run time whether React is 19 or older, so the code for older
 * versions (5 KB, gzip) is never dropped. React is 19 here: it is decided at build time.
 */
function helmetForReact19(): Plugin {
  const test = 'if (isReact19)';
  return {
    name: 'helmet-for-react-19',
    apply: 'build',
    transform(code, id) {
      if (!/react-helmet-async\/lib\/index\.esm\.js/.test(id)) return null;
      if (!code.includes(test)) this.error(`react-helmet-async no longer tests '${test}'`);
      return { code: code.replaceAll(test, 'if (true)'), map: null };
    },
  };
}

export default defineConfig(({ mode, command }) => {
  // A build with a variable missing would only fail in front of a visitor: it fails here instead.
  if (command === 'build') {
    parseEnv({ ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env });
  }
  return {
    plugins: [react(), tailwindcss(), staffDocument(), helmetForReact19()],
    resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
    build: {
      target: 'es2022',
      // Small files stay files: the Content-Security-Policy and the cache both prefer it.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
});
