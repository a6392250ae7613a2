import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { compileRules } from '../rules/index.ts';

/**
 * Returns the errors and warnings of rules files, one per line. Without this check, firebase-tools
 * would start with an invalid file, and reject every request without a reason.
 */
export async function checkRulesFiles(files: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const file of files) {
    const name = relative(process.cwd(), file);
    const { ruleset, issues } = compileRules(await readFile(file, 'utf8'), name);
    lines.push(...issues.map((issue) => `${name}:${issue.line}:${issue.column} ${issue.message}`));
    if (!ruleset) lines.push(`${name} has errors: every request is rejected until it is fixed.`);
  }
  return lines;
}
