import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compileRules,
  type RulesService,
  type Ruleset,
} from 'firebase-emulators-without-java/rules';
import { projectFolder } from '../../scripts/local.ts';

/**
 * Three quarters of what production evaluates for one request, so that a rule may grow before it
 * fails.
 */
export const RULE_BUDGET = 750;

const FILES = { 'cloud.firestore': 'firestore.rules', 'firebase.storage': 'storage.rules' };

/**
 * Returns the site's rules of one service, compiled.
 * @param more rules that a test adds to them
 * @throws if they have errors
 */
export function siteRules(service: RulesService, more = ''): Ruleset {
  const file = FILES[service];
  const text = readFileSync(join(projectFolder, file), 'utf8');
  const { ruleset } = compileRules(text.replace(/(?=\n {2}\}\n\}\s*$)/, more), file);
  if (!ruleset) throw new Error(`${file} has errors`);
  return ruleset;
}

/** Returns the most expressions that each rule for writes evaluates, whatever is written. */
export function ruleCosts(): { rule: string; most: number }[] {
  return (['cloud.firestore', 'firebase.storage'] as const).flatMap((service) =>
    siteRules(service)
      .costs()
      .filter(({ methods }) => methods.some((method) => method !== 'get' && method !== 'list'))
      .map(({ path, methods, expressions }) => ({
        rule: `${methods.join(', ')} ${path.replace(/^.*?\/(documents|o)(?=\/)/, '')}`,
        most: expressions,
      })),
  );
}
