/*
 * Command that runs one of the engines, for example `node engine.js firestore/main.ts --port 8080`.
 */
import { runBundled } from './bundled.js';

const [entry = ''] = process.argv.splice(2, 1);
await runBundled(entry);
