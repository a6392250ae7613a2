/* firebase-tools loads this module before its own code. */
import './watch-parent.js';
import { runBundled } from './bundled.js';

await runBundled('suite/main.ts');
