/*
 * The relay as a Cloud Function: `--entry-point=mail`. Cloud Functions can load only a JavaScript
 * file.
 */
import { createRelay } from './relay.ts';
import { readSettings } from './settings.ts';

export const mail = createRelay(readSettings(process.env));
