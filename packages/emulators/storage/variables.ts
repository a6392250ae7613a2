import { NULL, map, string, type RulesMethod, type RulesValue } from '../rules/index.ts';
import { fromExpressionValue } from './expressionValues.ts';
import { getObject, getText, type JsonObject } from './json.ts';

const METHODS: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];
/**
 * Metadata fields that the Storage emulator does not pass to the rules (see `addMissingMetadata`).
 * If an object has no such field, the rules receive null.
 */
const UNPASSED_FIELDS = ['cacheControl', 'contentLanguage'];

interface Variables {
  readonly method: RulesMethod;
  readonly resource: RulesValue;
  /**
   * The variable `request`: `auth`, `path`, `time` and `resource` from the Storage emulator, with
   * `method` and `params` added.
   */
  readonly request: RulesValue;
}

/**
 * Converts a request of the Storage emulator to the variables of Storage rules. Returns undefined
 * if its method is unknown.
 */
export function toVariables(context: JsonObject): Variables | undefined {
  const variables = getObject(context, 'variables');
  const resource = addUnpassedFields(fromExpressionValue(variables.resource));
  const request = getEntries(fromExpressionValue(variables.request));
  const incoming = removeEmptyMetadata(addUnpassedFields(request.get('resource') ?? NULL));
  const method = toRulesMethod(getText(context, 'method'), resource, incoming);
  if (!method) return undefined;
  const delimiter = getText(context, 'delimiter');
  const added: readonly (readonly [string, RulesValue])[] = [
    ['resource', incoming],
    ['method', string(method)],
    ['params', map(delimiter === '' ? {} : { delimiter: string(delimiter) })],
  ];
  return { method, resource, request: map(new Map([...request, ...added])) };
}

function toRulesMethod(
  name: string,
  stored: RulesValue,
  after: RulesValue,
): RulesMethod | undefined {
  const exists = stored.type !== 'null';
  switch (name) {
    // Overwriting an object is a create too. An update only changes metadata.
    case 'write':
      return exists && after.type === 'null' ? 'delete' : 'create';
    case 'read':
      return 'get';
    default:
      return METHODS.find((each) => each === name);
  }
}

const getEntries = (value: RulesValue): ReadonlyMap<string, RulesValue> =>
  value.type === 'map' ? value.entries : new Map<string, RulesValue>();

/**
 * Sets `metadata` to null if an upload has no custom metadata, as production does. The Storage
 * emulator sets it to an empty map.
 */
function removeEmptyMetadata(resource: RulesValue): RulesValue {
  if (resource.type !== 'map') return resource;
  const metadata = resource.entries.get('metadata');
  const isEmpty =
    metadata === undefined || (metadata.type === 'map' && metadata.entries.size === 0);
  return isEmpty ? map(new Map([...resource.entries, ['metadata', NULL]])) : resource;
}

function addUnpassedFields(resource: RulesValue): RulesValue {
  if (resource.type !== 'map') return resource;
  return map(
    new Map([...UNPASSED_FIELDS.map((name) => [name, NULL] as const), ...resource.entries]),
  );
}
