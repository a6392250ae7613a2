/* The relay as a Cloud Function, whose loader takes JavaScript: `--entry-point=mail`. */
import { createRelay } from './relay.ts';
import { readSettings } from './settings.ts';

export const mail = createRelay(readSettings(process.env));
