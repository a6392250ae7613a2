import { loaderFor, replace, type Load } from './firebaseTools.ts';

/**
 * Speeds up the start. The Auth emulator compiles a validator for each part of its OpenAPI document,
 * and for each compiles the meta-schema anew to validate the document itself. The document is part of
 * firebase-tools and does not change; requests are validated as before.
 */
export function skipMetaSchemaValidation(load: Load): void {
  const { default: Ajv } = loaderFor(load.resolve('exegesis'))('ajv');
  replace(Ajv.prototype, 'validateSchema', () => () => true);
}
