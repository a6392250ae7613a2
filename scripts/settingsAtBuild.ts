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
    transform(code, id) {
      if (!/\/src\/browser\/settings\.ts$/.test(id)) return null;
      if (!code.includes(TEXT)) this.error(`${id} no longer has '${TEXT}'`);
      return { code: code.replace(TEXT, () => settings), map: null };
    },
  };
}
