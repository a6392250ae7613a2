import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { EnvError, parseEnv } from './src/lib/env.ts';

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
 * Names what is missing or wrong in the settings, in one line. A build ends there: with a variable
 * missing it would only fail in front of a visitor. The dev server shows the same on its pages, and
 * starts again by itself when the settings are changed.
 */
function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    config(_config, { mode, command, isPreview }) {
      if (isPreview === true) return;
      try {
        parseEnv({ ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env });
      } catch (error) {
        if (!(error instanceof EnvError)) throw error;
        console.error(error.message);
        // Thrown, it would be printed with a stack trace, which says nothing about the settings.
        if (command === 'build') process.exit(1);
      }
    },
  };
}

export default defineConfig({
  plugins: [checkSettings(), react(), tailwindcss(), staffDocument()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: 'es2022',
    // Small files stay files: the Content-Security-Policy and the cache both prefer it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
