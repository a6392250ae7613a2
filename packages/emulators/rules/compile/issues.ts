import type { RulesIssue } from '../types.ts';
import type { Span } from '../syntax/ast.ts';

export class Issues {
  readonly list: RulesIssue[] = [];

  error(span: Span, message: string): void {
    this.list.push({ line: span.line, column: span.column, message, severity: 'error' });
  }

  warn(span: Span, message: string): void {
    this.list.push({ line: span.line, column: span.column, message, severity: 'warning' });
  }

  get failed(): boolean {
    return this.list.some((issue) => issue.severity === 'error');
  }

  listSorted(): RulesIssue[] {
    return this.list.toSorted((a, b) => a.line - b.line || a.column - b.column);
  }
}
