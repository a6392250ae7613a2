import { replace, type Load } from './firebaseTools.ts';

/** Disables the Emulator UI, which firebase-tools would download. */
export function disableEmulatorUi(load: Load): void {
  replace(load('../config.js').Config, 'load', (loadConfig) => (...options) => {
    const config = loadConfig(...options);
    if (config) config.src.emulators = { ...config.src.emulators, ui: { enabled: false } };
    return config;
  });
}
