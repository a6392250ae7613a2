import { replaceFunction, type ModuleLoader } from './firebaseTools.ts';

/** Disables the Emulator UI, which firebase-tools would download. */
export function disableEmulatorUi(load: ModuleLoader): void {
  replaceFunction(load('../config.js').Config, 'load', (loadConfig) => (...options) => {
    const config = loadConfig(...options);
    if (config) config.src.emulators = { ...config.src.emulators, ui: { enabled: false } };
    return config;
  });
}
