import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { compileRules } from '../rules/index.ts';

/**
 * Returns the issues of rules files, one per line. firebase-tools does not report a file that is
 * already invalid at the start: it would reject every request without a reason.
 */
export async function checkRulesFiles(files: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const file of files) {
    const name = relative(process.cwd(), file);
    const { ruleset, issues } = compileRules(await readFile(file, 'utf8'), name);
    lines.push(...issues.map((issue) => `${name}:${issue.line}:${issue.column} ${issue.message}`));
    if (!ruleset) lines.push(`${name} has errors: every request is refused until it is fixed.`);
  }
  return lines;
}
