import {
  createLoader,
  replaceFunction,
  type ModuleLoader,
  type Validator,
} from './firebaseTools.ts';

/**
 * Makes the Auth emulator start faster. Normally, it compiles a validator for each parameter, body
 * and response of its OpenAPI document at the start. For each validator, it also compiles a
 * meta-schema to validate the document itself.
 *
 * With this patch, a validator is compiled when a request first needs it. Requests are still
 * validated. The document itself is not validated, because it is part of firebase-tools and never
 * changes.
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
