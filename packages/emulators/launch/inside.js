/* Modules that firebase-tools loads before its own code. */
import './watch-parent.js';
import { runBundled } from './bundled.js';

await runBundled('suite/main.ts');
