import { NAMESPACES } from '../methods/namespaces.ts';
import type { Span } from '../syntax/ast.ts';
import type { Compiler } from './types.ts';

/** Reports the name of a namespace, which no variable may have. */
export function checkVariable(compiler: Compiler, name: string, span: Span): void {
  const ofStorage = name === 'firestore' && compiler.service === 'firebase.storage';
  if (!ofStorage && !NAMESPACES.has(name)) return;
  compiler.issues.error(span, `'${name}' is a namespace and cannot be the name of a variable.`);
}
