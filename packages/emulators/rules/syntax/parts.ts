import type { Expr } from './ast.ts';

export function listParts(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'path':
      return expr.segments.filter((segment) => typeof segment !== 'string');
    case 'list':
      return expr.items;
    case 'map':
      return expr.entries.flatMap(({ key, value }) => [key, value]);
    case 'member':
      return [expr.object];
    case 'index':
      return [expr.object, expr.index];
    case 'range':
      return [expr.object, expr.from, expr.to];
    case 'call':
      return expr.target ? [expr.target, ...expr.args] : expr.args;
    case 'unary':
    case 'is':
      return [expr.operand];
    case 'binary':
      return [expr.left, expr.right];
    case 'conditional':
      return [expr.test, expr.then, expr.otherwise];
  }
}
