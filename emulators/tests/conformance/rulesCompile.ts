/**
 * Rules that production and the official emulator accept or refuse when they are loaded. Where a
 * limit is exceeded everything is refused; what is accepted may have warnings.
 */
type CompileRow = readonly [what: string, body: string, compiles: boolean, source: string];

/** `rulesets.create`, as recorded in conformance/fs-rules-production.json of t-k/fireemu. */
const CREATED = 'production, recorded by fireemu';
/** `projects.test`, as recorded in the fixtures compile-limits and bool-function of davideast/pyric. */
const TESTED = 'production, recorded by pyric';
const EMULATOR = 'the official emulator';

const when = (condition: string): string => `match /a/{b} { allow get: if ${condition}; }`;
const inside = (open: string, times: number, core: string, close: string): string =>
  when(open.repeat(times) + core + close.repeat(times));
const sum = (terms: number): string => Array.from({ length: terms }, () => '1').join(' + ');
const chained = (terms: number, op: string, term = 'true'): string =>
  Array.from({ length: terms }, () => term).join(` ${op} `);

function chain(functions: number): string {
  const last = functions - 1;
  return Array.from(
    { length: functions },
    (_, n) => `function f${n}() { return ${n === last ? 'true' : `f${n + 1}()`}; }`,
  ).join('\n');
}

function lets(count: number): string {
  const bindings = Array.from({ length: count }, (_, n) => `let v${n} = ${n};`).join(' ');
  return `function f() { ${bindings} return v0 == 0; }\n${when('f()')}`;
}

function matches(depth: number): string {
  const open = Array.from({ length: depth }, (_, n) => `match /a${n}/{b${n}} {`).join(' ');
  return `${open} allow get; ${'} '.repeat(depth)}`;
}

const identity = 'function id(x) { return x; }\n';
const rightNested = (terms: number): string =>
  `${"request.auth.uid != 'a' && (".repeat(terms - 1)}request.auth.uid == 'a'${')'.repeat(terms - 1)}`;

/** The body stands inside of `match /databases/{database}/documents`. */
export const compileRows: readonly CompileRow[] = [
  ['21 functions on one call stack', `${chain(21)}\n${when('f0()')}`, true, CREATED],
  ['22 functions on one call stack', `${chain(22)}\n${when('f0()')}`, false, TESTED],
  ['22 functions that no rule calls', chain(22), false, TESTED],
  ['11 variables', lets(11), true, CREATED],
  ['12 variables', lets(12), false, TESTED],
  ['10 matches inside of the documents', matches(10), true, CREATED],
  ['11 matches inside of the documents', matches(11), false, CREATED],
  ['98 negations', inside('!', 98, 'true', ''), true, CREATED],
  ['99 negations', inside('!', 99, 'true', ''), false, CREATED],
  ['98 brackets', inside('(', 98, 'true', ')'), true, CREATED],
  ['99 brackets', inside('(', 99, 'true', ')'), false, CREATED],
  [
    '97 brackets around a comparison',
    inside('(', 97, "request.auth.uid == 'a'", ')'),
    true,
    TESTED,
  ],
  [
    '98 brackets around a comparison',
    inside('(', 98, "request.auth.uid == 'a'", ')'),
    false,
    TESTED,
  ],
  ['49 negated brackets', inside('!(', 49, 'true', ')'), true, CREATED],
  ['50 negated brackets', inside('!(', 50, 'true', ')'), false, CREATED],
  ['98 lists', when(`${'['.repeat(98)}${']'.repeat(98)} != null`), true, CREATED],
  ['99 lists', when(`${'['.repeat(99)}${']'.repeat(99)} != null`), false, CREATED],
  ['97 maps', when(`${"{'a': ".repeat(97)}1${'}'.repeat(97)} != null`), true, CREATED],
  ['98 maps', when(`${"{'a': ".repeat(98)}1${'}'.repeat(98)} != null`), false, CREATED],
  ['98 calls', identity + inside('id(', 98, 'true', ')'), true, CREATED],
  ['99 calls', identity + inside('id(', 99, 'true', ')'), false, CREATED],
  ['a sum of 98', when(`${sum(98)} > 0`), true, CREATED],
  ['a sum of 99', when(`${sum(99)} > 0`), false, CREATED],
  ['99 terms of &&', when(chained(99, '&&')), true, CREATED],
  ['99 terms of ||', when(chained(99, '||')), true, CREATED],
  ['98 comparisons in a row', when(chained(98, '&&', '1 == 1')), true, TESTED],
  ['99 comparisons in a row', when(chained(99, '&&', '1 == 1')), false, TESTED],
  ['49 terms nested to the right', when(rightNested(49)), true, TESTED],
  ['50 terms nested to the right', when(rightNested(50)), false, TESTED],
  ['no ; after an allow', 'match /a/{b} { allow get: if true }', true, CREATED],
  ['an unknown operation', 'match /a/{b} { allow fetch: if true; }', true, CREATED],
  ['math.isInfinite', when('math.isInfinite(1.0) == false'), true, CREATED],
  ['bool()', when("bool('true')"), true, TESTED],
  [
    'a function of the rules named bool',
    `function bool(x) { return x == 'yes'; }\n${when("bool('yes')")}`,
    true,
    TESTED,
  ],
  ['is null', when('1 is null'), false, EMULATOR],
  ['is vector', when('1 is vector'), true, EMULATOR],
  ...['duration', 'hashing', 'latlng', 'math', 'timestamp'].flatMap((name): CompileRow[] => [
    [
      `a variable named ${name}`,
      `function f() { let ${name} = 1; return ${name} == 1; }\n${when('f()')}`,
      false,
      EMULATOR,
    ],
    [
      `a parameter named ${name}`,
      `function f(${name}) { return true; }\n${when('f(1)')}`,
      false,
      EMULATOR,
    ],
  ]),
];

export const documentsSource = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${body}\n} }`;
