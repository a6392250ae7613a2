import { parseFields } from '../firestore/values/parse.ts';
import {
  DocumentNeededError,
  NULL,
  compileRules,
  documentResource,
  fromFirestoreFields,
  type RulesRequest,
  type RulesValue,
  type Ruleset,
} from '../rules/index.ts';
import { isObject, getList, getObject, getText, type JsonObject } from './json.ts';
import { toVariables } from './variables.ts';

/**
 * Id of the first request that the runtime sends for a document. The Storage emulator numbers its
 * requests from 0, so these ids do not conflict.
 */
const FIRST_REQUEST_ID = 1_000_000;

const NO_RULESET = 'There is no such ruleset.';

interface PendingRequest {
  readonly ruleset: Ruleset;
  readonly request: RulesRequest;
  readonly documents: Map<string, RulesValue>;
  readonly documentPath: string;
}

export class StorageRules {
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #pending = new Map<number, PendingRequest>();
  #nextRequestId = FIRST_REQUEST_ID;

  load(message: JsonObject): JsonObject {
    const context = getObject(message, 'context');
    const file = getList(getObject(context, 'source'), 'files')[0];
    const name = getText(file, 'name') || 'storage.rules';
    const { ruleset, issues } = compileRules(getText(file, 'content'), name);
    const listIssues = (severity: string): string[] =>
      issues
        .filter((issue) => issue.severity === severity)
        .map(({ line, column, message: text }) =>
          JSON.stringify({
            description_: text,
            sourcePosition_: { fileName_: name, line_: line, column_: column },
          }),
        );
    if (ruleset) this.#rulesets.set(getText(context, 'rulesetName'), ruleset);
    const result = ruleset ? { rulesVersion: ruleset.version } : {};
    return createReply(message.id, result, listIssues('error'), listIssues('warning'));
  }

  verify(message: JsonObject): JsonObject {
    const context = getObject(message, 'context');
    const ruleset = this.#rulesets.get(getText(context, 'rulesetName'));
    if (!ruleset) return createReply(message.id, { permit: false }, [NO_RULESET]);
    const variables = toVariables(context);
    if (!variables) return createReply(message.id, { permit: false }, ['Unknown method.']);
    const { method, resource } = variables;
    const request: RulesRequest = {
      service: 'firebase.storage',
      path: getText(context, 'path'),
      method,
      request: variables.request,
      resource: resource.type === 'null' ? null : resource,
    };
    return this.#decide(message.id, { ruleset, request, documents: new Map(), documentPath: '' });
  }

  /** Returns the coverage report of a ruleset. Google's runtime has no such action. */
  coverage(message: JsonObject): JsonObject {
    const ruleset = this.#rulesets.get(getText(getObject(message, 'context'), 'rulesetName'));
    if (!ruleset) return createReply(message.id, {}, [NO_RULESET]);
    return createReply(message.id, { coverage: ruleset.coverage() });
  }

  /** Continues the evaluation of a rule with the document that the rule has requested. */
  resume(message: JsonObject): JsonObject {
    const pending = typeof message.id === 'number' ? this.#pending.get(message.id) : undefined;
    if (!pending || typeof message.id !== 'number') {
      return createReply(message.id, {}, [
        'This message is neither a known action nor a pending response.',
      ]);
    }
    this.#pending.delete(message.id);
    pending.documents.set(pending.documentPath, parseFetched(pending.documentPath, message));
    return this.#decide(message.id, pending);
  }

  #decide(id: unknown, work: PendingRequest): JsonObject {
    const get = (path: string): RulesValue => {
      const document = work.documents.get(path);
      if (document) return document;
      throw new DocumentNeededError(path);
    };
    try {
      const decision = work.ruleset.evaluate(work.request, { get });
      const { allowed: permit, explanation } = decision;
      return createReply(id, { permit }, [], permit ? [] : [explanation]);
    } catch (problem) {
      if (!(problem instanceof DocumentNeededError)) throw problem;
      const requestId = this.#nextRequestId;
      this.#nextRequestId += 1;
      this.#pending.set(requestId, { ...work, documentPath: problem.path });
      return {
        id: id ?? 0,
        server_request_id: requestId,
        status: 'ok',
        action: 'fetch_firestore_document',
        context: { path: problem.path },
      };
    }
  }
}

/**
 * Converts the response to a document lookup to the document. Returns null if the document does not
 * exist.
 */
function parseFetched(documentPath: string, message: JsonObject): RulesValue {
  if (message.status !== 'ok' || !isObject(message.result)) return NULL;
  const fields = parseFields(message.result.fields, documentPath);
  return documentResource(documentPath, fromFirestoreFields(fields));
}

function createReply(
  id: unknown,
  result: JsonObject,
  errors: readonly string[] = [],
  warnings: readonly string[] = [],
): JsonObject {
  return { id: id ?? 0, status: 'ok', result, errors, warnings };
}
