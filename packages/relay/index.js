/* The relay as a Cloud Function: `--entry-point=mail`. The loader needs JavaScript. */
import { createRelay } from './relay.ts';
import { readSettings } from './settings.ts';

export const mail = createRelay(readSettings(process.env));
