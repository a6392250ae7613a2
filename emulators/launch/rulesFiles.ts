import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { compileRules } from '../rules/index.ts';
import type { SuiteConfig } from './suiteConfig.ts';

/**
 * firebase-tools says nothing about a rules file that is wrong from the start: every request is
 * simply refused. So each one is compiled here first, and its mistakes are named.
 */
export async function checkRulesFiles(config: SuiteConfig): Promise<string[]> {
  const lines: string[] = [];
  for (const file of config.rulesFiles) {
    const name = relative(process.cwd(), file);
    const { ruleset, issues } = compileRules(await readFile(file, 'utf8'), name);
    lines.push(...issues.map((issue) => `${name}:${issue.line}:${issue.column} ${issue.message}`));
    if (!ruleset) lines.push(`${name} has errors: everything is refused until it is fixed.`);
  }
  return lines;
}
