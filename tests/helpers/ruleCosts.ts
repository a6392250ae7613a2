import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compileRules,
  type RulesService,
  type Ruleset,
} from 'firebase-emulators-without-java/rules';
import { projectFolder } from '../../scripts/local.ts';

/**
 * Firestore evaluates at most 1,000 expressions per request. Our rules may use three quarters of
 * them.
 */
export const RULE_BUDGET = 750;

const FILES = { 'cloud.firestore': 'firestore.rules', 'firebase.storage': 'storage.rules' };

/**
 * Compiles the site's rules of one service.
 * @param more rules that a test adds @throws if the rules have errors
 */
export function compileSiteRules(service: RulesService, more = ''): Ruleset {
  const file = FILES[service];
  const text = readFileSync(join(projectFolder, file), 'utf8');
  const { ruleset } = compileRules(text.replace(/(?=\n {2}\}\n\}\s*$)/, more), file);
  if (!ruleset) throw new Error(`${file} has errors`);
  return ruleset;
}

/** Returns the maximum number of expressions that each write rule evaluates. */
export function listRuleCosts(): { rule: string; most: number }[] {
  return (['cloud.firestore', 'firebase.storage'] as const).flatMap((service) =>
    compileSiteRules(service)
      .costs()
      .filter(({ methods }) => methods.some((method) => method !== 'get' && method !== 'list'))
      .map(({ path, methods, expressions }) => ({
        rule: `${methods.join(', ')} ${path.replace(/^.*?\/(documents|o)(?=\/)/, '')}`,
        most: expressions,
      })),
  );
}
