/**
 * What production counts towards the 1,000 expressions of a request. The documentation names the
 * number only (firebase.google.com/docs/firestore/security/rules-structure, "Security rule limits").
 * The rest was recorded from production by others: in davideast/pyric,
 * test/rules/linter/LINTER_SPEC.md, each shape was repeated with `&&` and weighed against a rule of
 * known cost until the request was refused; sanjevirau/fireside,
 * conformance/fixtures/rules-v2/production-limit-probes.json has verdicts on trees of `&&`.
 */
export interface CostRow {
  readonly what: string;
  /** Joined with itself by `&&`, so often. */
  readonly condition: string;
  readonly times: number;
  readonly expressions: number;
  /** Between what the recorded cost lies; the recorder's offset of up to 4 is on top. */
  readonly recorded?: readonly [least: number, most: number];
}

/** What the conditions call. `id` is the name of the document. */
export const costFunctions = `
function same(x) { return x == 'x'; }
function bound(x) { let v = x; return v == 'x'; }
function unread(x) { let v = x; return true; }`;

const row = (
  what: string,
  condition: string,
  times: number,
  expressions: number,
  recorded?: CostRow['recorded'],
): CostRow => ({ what, condition, times, expressions, ...(recorded ? { recorded } : {}) });

export const costRows: readonly CostRow[] = [
  row('literals, and each && twice', 'true', 20, 58, [52.7, 57.7]),
  row('names and comparisons', "id == 'x'", 20, 98, [92.2, 97.1]),
  row('fields', 'resource.data.a == 1', 20, 138, [131.6, 136.5]),
  row('calls of functions', 'same(id)', 20, 138, [131.6, 136.5]),
  row('variables', 'bound(id)', 20, 178, [171, 176]),
  row('variables that nothing reads', 'unread(id)', 10, 68),
  row('lists', "id in ['x', 'y']", 20, 138, [131.6, 136.5]),
  row('maps', "resource.data.m == {'k': 1}", 10, 88, [82.3, 87.2]),
  row('methods', 'resource.data.m.keys().size() > 0', 20, 178),
  row('methods, one field less', 'resource.data.keys().size() > 0', 20, 158, [151.3, 156.2]),
  row('ranges', "id[0:1] == 'x'", 20, 158, [151.3, 156.2]),
  row('indexes', "resource.data['a'] == 1", 20, 158),
  row('!', "!(id == 'y')", 20, 118, [111.9, 116.8]),
  row('is, with its type', 'id is string', 20, 98),
  row('namespaces', 'math.abs(1) == 1', 20, 138),
  row('? :', "(id == 'x' ? true : false)", 20, 158, [151.3, 156.2]),
  row('? : with a condition that is false', "(id == 'y' ? false : true)", 20, 198),
  row(
    'paths, each segment',
    'get(/databases/$(database)/documents/cfg/c).data.on == true',
    5,
    63,
    [57.7, 62.6],
  ),
  row('&& that is false at once', `!(${joined("id == 'y'", 20)})`, 1, 23, [18.2, 23.2]),
  row(
    '|| that is true at last',
    `(${joined("id == 'y'", 19, ' || ')} || id == 'x')`,
    1,
    98,
    [92.2, 97.1],
  ),
];

export function joined(condition: string, times: number, by = ' && '): string {
  return Array.from({ length: times }, () => condition).join(by);
}

/** Conditions joined by `&&` in brackets that halve them, as production's limit on nesting wants. */
export function tree(condition: string, leaves: number): string {
  if (leaves === 1) return condition;
  const left = leaves >> 1;
  return `(${tree(condition, left)} && ${tree(condition, leaves - left)})`;
}

/**
 * Trees of conditions that are true, and whether production allows the request. All are recorded but
 * that 334 `true`, which make 1,000, are allowed.
 */
export const verdictRows: readonly (readonly [
  condition: string,
  leaves: number,
  allowed: boolean,
])[] = [
  ['true', 334, true],
  ['true', 335, false],
  ['request.auth.token.n >= 1', 100, true],
  ['request.auth.token.n >= 1', 150, false],
];
