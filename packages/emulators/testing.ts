/** Test helpers for projects that use this package. They need Vitest. */
export { startClosedSuite } from './tests/helpers/closedSuite.ts';
export {
  evaluateRequest,
  DOCUMENTS,
  createDocumentsSource as documentsSource,
} from './tests/helpers/rules.ts';
export { replay } from './tests/conformance/replay.ts';
