import {
  createLoader,
  replaceFunction,
  type ModuleLoader,
  type Validator,
} from './firebaseTools.ts';

/**
 * Speeds up the start of the Auth emulator, which normally compiles a validator for each parameter,
 * body and response of its OpenAPI document. For each validator, it also compiles the meta-schema
 * again to validate the document itself.
 *
 * This function defers each validator to the first request that needs it. The document is part of
 * firebase-tools and does not change, so it is not validated. Requests are still validated.
 */
export function compileValidatorsLazily(load: ModuleLoader): void {
  const loadFromExegesis = createLoader(load.resolve('exegesis'));
  const validators = loadFromExegesis('./oas3/Schema/validators.js');
  for (const name of ['generateRequestValidator', 'generateResponseValidator'] as const) {
    replaceFunction(validators, name, (generate) => (...part) => {
      let validate: Validator | undefined;
      return (value) => (validate ??= generate(...part))(value);
    });
  }
  replaceFunction(loadFromExegesis('ajv').default.prototype, 'validateSchema', () => () => true);
}
