import type { Rulesets } from '../access/rulesets.ts';
import { ApiError, createArgumentError, createNotFoundError } from '../errors.ts';
import { asArray, asObject, asString, type JsonObject } from '../json.ts';
import { writeExport } from '../persist/exports.ts';
import type { CoverageReport } from '../../rules/index.ts';
import type { Store } from '../storage/store.ts';

/** A request to the emulator's own API, below /emulator/v1/projects/P. */
interface AdminCall {
  readonly store: Store;
  readonly rulesets: Rulesets;
  readonly project: string;
  /**
   * The path after the project, for example ':securityRules' or '/databases/(default)/documents'.
   */
  readonly rest: string;
  readonly body: JsonObject;
}

const DOCUMENTS_PATH = /^\/databases\/([^/]+)\/documents$/;

const DATABASE_NAME = /^(projects\/[^/]+\/databases\/)[^/]+$/;

export function handleAdminCall(method: string, call: AdminCall): unknown {
  const { rest } = call;
  if (rest === ':securityRules' && method === 'PUT') return putRules(call);
  if (rest === ':ruleCoverage' && method === 'GET') return getCoverage(call);
  if (rest === ':export' && method === 'POST') return exportData(call);
  const database = DOCUMENTS_PATH.exec(rest)?.[1];
  if (database !== undefined && method === 'DELETE') {
    call.store.clear(call.store.database(`projects/${call.project}/databases/${database}`));
    return {};
  }
  throw new ApiError('UNIMPLEMENTED', `${method} of "${rest}" is not supported by this emulator.`);
}

function putRules({ body, rulesets, project }: AdminCall): unknown {
  const files = asArray(asObject(body.rules, 'rules').files, 'rules.files');
  const file = asObject(files[0], 'rules.files[0]');
  if (files.length > 1) throw createArgumentError('rules.files must have exactly one file.');
  const name = file.name === undefined ? 'rules' : asString(file.name, 'rules.files[0].name');
  const content = asString(file.content, 'rules.files[0].content');
  const ignoreErrors = body.ignore_errors === true;
  const issues = rulesets.loadFor(project, content, name, !ignoreErrors).map((issue) => ({
    sourcePosition: { fileName: name, line: issue.line, column: issue.column },
    description: issue.message,
    // firebase-tools uses 3 for an error and 2 for a warning.
    severity: issue.severity === 'error' ? 3 : 2,
  }));
  const first = issues.find(({ severity }) => severity === 3);
  if (first && !ignoreErrors) {
    throw createArgumentError(
      `The rules have an error: ${name}:${first.sourcePosition.line}:${first.sourcePosition.column} ${first.description}`,
    );
  }
  return issues.length > 0 ? { issues } : {};
}

function getCoverage({ rulesets, project }: AdminCall): CoverageReport {
  const rules = rulesets.getRules(project);
  if (rules.kind === 'rules') return rules.ruleset.coverage();
  throw createNotFoundError('There are no valid rules, so there is no coverage.');
}

/**
 * Exports all databases of the project. The request of firebase-tools names only the default
 * database.
 */
function exportData({ body, store }: AdminCall): unknown {
  const [, databases] = DATABASE_NAME.exec(asString(body.database, 'database')) ?? [];
  if (databases === undefined) {
    throw createArgumentError('database must be "projects/{project}/databases/{database}".');
  }
  const folder = asString(body.export_directory, 'export_directory');
  const name = asString(body.export_name, 'export_name');
  if (!/^[\w.-]+$/.test(name)) throw createArgumentError('export_name must be a plain file name.');
  writeExport(folder, name, store.changes(databases));
  return {};
}
