/**
 * Rules that production and the official emulator accept or refuse when they are loaded. Where a
 * limit is exceeded everything is refused; what is accepted may have warnings.
 */
type CompileRow = readonly [what: string, body: string, compiles: boolean, source: string];

/** `rulesets.create`, as recorded in conformance/fs-rules-production.json of t-k/fireemu. */
const CREATED = 'production, recorded by fireemu';
/** `projects.test`, as recorded in the fixtures compile-limits and bool-function of davideast/pyric. */
const TESTED = 'production, recorded by pyric';
const BOTH = `${CREATED}; ${TESTED}`;
const EMULATOR = 'the official emulator';

const when = (condition: string): string => `match /a/{b} { allow get: if ${condition}; }`;
const inside = (open: string, times: number, core: string, close = ''): string =>
  when(open.repeat(times) + core + close.repeat(times));
const times = (count: number, by: string, each: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => each(n)).join(by);
const chained = (count: number, op: string, term = 'true'): string =>
  when(times(count, ` ${op} `, () => term));

const chain = (functions: number): string =>
  times(functions, '\n', (n) => {
    const next = n === functions - 1 ? 'true' : `f${n + 1}()`;
    return `function f${n}() { return ${next}; }`;
  });
const lets = (count: number): string =>
  `function f() { ${times(count, ' ', (n) => `let v${n} = ${n};`)} return v0 == 0; }\n${when('f()')}`;
const matches = (depth: number): string =>
  `${times(depth, ' ', (n) => `match /a${n}/{b${n}} {`)} allow get; ${'} '.repeat(depth)}`;
const calls = (depth: number): string =>
  `function id(x) { return x; }\n${inside('id(', depth, 'true', ')')}`;
const rightNested = (terms: number): string =>
  inside("request.auth.uid != 'a' && (", terms - 1, "request.auth.uid == 'a'", ')');

/** The constructs that may be repeated so often and not once more. */
const limits: readonly (readonly [
  what: string,
  most: number,
  body: (times: number) => string,
  source: string,
])[] = [
  ['functions on one call stack', 21, (n) => `${chain(n)}\n${when('f0()')}`, BOTH],
  ['variables', 11, lets, BOTH],
  ['matches inside of the documents', 10, matches, CREATED],
  ['negations', 98, (n) => inside('!', n, 'true'), CREATED],
  ['brackets', 98, (n) => inside('(', n, 'true', ')'), CREATED],
  [
    'brackets around a comparison',
    97,
    (n) => inside('(', n, "request.auth.uid == 'a'", ')'),
    TESTED,
  ],
  ['negated brackets', 49, (n) => inside('!(', n, 'true', ')'), CREATED],
  ['lists', 98, (n) => when(`${'['.repeat(n)}${']'.repeat(n)} != null`), CREATED],
  ['maps', 97, (n) => when(`${"{'a': ".repeat(n)}1${'}'.repeat(n)} != null`), CREATED],
  ['calls', 98, calls, CREATED],
  ['terms of a sum', 98, (n) => when(`${times(n, ' + ', () => '1')} > 0`), CREATED],
  ['comparisons in a row', 98, (n) => chained(n, '&&', '1 == 1'), TESTED],
  ['terms nested to the right', 49, rightNested, TESTED],
];

/** The body stands inside of `match /databases/{database}/documents`. */
export const compileRows: readonly CompileRow[] = [
  ...limits.flatMap(([what, most, body, source]): CompileRow[] => [
    [`${most} ${what}`, body(most), true, source],
    [`${most + 1} ${what}`, body(most + 1), false, source],
  ]),
  ['22 functions that no rule calls', chain(22), false, TESTED],
  ['99 terms of &&', chained(99, '&&'), true, CREATED],
  ['99 terms of ||', chained(99, '||'), true, CREATED],
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
