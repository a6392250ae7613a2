import { NAMESPACES } from '../methods/namespaces.ts';
import type { Span } from '../syntax/ast.ts';
import type { Compiler } from './types.ts';

/** Reports an error if a variable has the name of a namespace. */
export function checkVariableName(compiler: Compiler, name: string, span: Span): void {
  const isStorageNamespace = name === 'firestore' && compiler.service === 'firebase.storage';
  if (!isStorageNamespace && !NAMESPACES.has(name)) return;
  compiler.issues.error(span, `'${name}' is a namespace and cannot be the name of a variable.`);
}
