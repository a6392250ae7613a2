import type { Plugin } from 'vite';
import { parseEnv } from '../src/lib/env.ts';

const TEXT = 'parseEnv(import.meta.env)';

/** Reads the settings where the site is built: visitors need neither their text nor what checks it. */
export function settingsAtBuild(): Plugin {
  let settings = '';
  return {
    name: 'settings-at-build',
    apply: 'build',
    configResolved({ env }) {
      settings = JSON.stringify(parseEnv(env));
    },
    transform: {
      filter: { id: /\/src\/browser\/settings\.ts$/ },
      handler(code, id) {
        if (!code.includes(TEXT)) this.error(`${id} no longer has '${TEXT}'`);
        return { code: code.replace(TEXT, () => settings), map: null };
      },
    },
  };
}
