import { loaderFor, replace, type Load, type Validator } from './firebaseTools.ts';

/**
 * Speeds up the start. The Auth emulator compiles a validator for each parameter, body and response
 * of its OpenAPI document, and for each compiles the meta-schema anew to validate the document
 * itself. Here a validator is compiled for the first request that needs it. The document is part of
 * firebase-tools and does not change, so it is not validated; requests are, as before.
 */
export function compileValidatorsLazily(load: Load): void {
  const ofExegesis = loaderFor(load.resolve('exegesis'));
  const validators = ofExegesis('./oas3/Schema/validators.js');
  for (const name of ['generateRequestValidator', 'generateResponseValidator'] as const) {
    replace(validators, name, (generate) => (...part) => {
      let validate: Validator | undefined;
      return (value) => (validate ??= generate(...part))(value);
    });
  }
  replace(ofExegesis('ajv').default.prototype, 'validateSchema', () => () => true);
}
