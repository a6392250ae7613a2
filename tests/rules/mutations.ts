/** Creates versions of a document that have one wrong value each. */

export interface Mutation {
  /** The field and the kind of mistake, for example `'stocks.0.symbol: empty'`. */
  name: string;
  data: Record<string, unknown>;
}

const LONG = 3000;
const HUGE = 1e13;
const DAY = /\d{4}-\d{2}-\d{2}/;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns wrong values for a field. The keys describe the mistakes. */
function wrongValues(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') {
    return {
      'a number': 7,
      'a list': [value],
      empty: '',
      blank: ' \u00a0',
      invisible: '\u3164\u2060\u200b\u034f\u2800\u00ad\u115f\u17b4',
      'invisible hieroglyphs': '\u{13441}\u{13442}',
      'with too many marks': `${value.slice(0, 3)}\u0301\u0302\u0303\u0304${value.slice(3)}`,
      'too long': value + 'x'.repeat(LONG),
      'with a control character': `${value.slice(0, 3)}\u0000${value.slice(3)}`,
      'with reversed text': `\u202e${value}`,
      ...(DAY.test(value) && {
        'no date': value.replace(DAY, '2025-99-99'),
        'on 31 February': value.replace(DAY, '2025-02-31'),
        'in 9999': value.replace(DAY, '9999-12-31'),
      }),
    };
  }
  if (typeof value === 'number') {
    return {
      text: String(value),
      'not a number': NaN,
      infinite: Infinity,
      'too large': HUGE,
      'too small': -HUGE,
      'a fraction more': value + 0.5,
    };
  }
  if (typeof value === 'boolean') return { text: String(value), 'a number': Number(value) };
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return { text: 'text', 'a map': {}, empty: [], twice: [...items, ...items] };
  }
  if (isMap(value)) return { text: 'text', 'a list': [], empty: {} };
  // Every value that reaches this line is a time: a timestamp, or Firestore's marker for the server
  // time.
  return { text: '2026-11-20T17:00:00Z', 'a number': 0, 'a map': {} };
}

function* wrongVersions(
  at: readonly string[],
  value: unknown,
): Generator<[name: string, value: unknown]> {
  const name = at.join('.');
  if (at.length > 0) {
    yield [`${name}: null`, null];
    const values = Object.entries(wrongValues(value)).filter(([, wrong]) => wrong !== value);
    for (const [what, wrong] of values) yield [`${name}: ${what}`, wrong];
  }
  if (isMap(value)) {
    yield [[...at, 'extra: present'].join('.'), { ...value, extra: 'x' }];
    for (const [key, field] of Object.entries(value)) {
      const others = Object.entries(value).filter(([other]) => other !== key);
      yield [`${[...at, key].join('.')}: missing`, Object.fromEntries(others)];
      for (const [what, wrong] of wrongVersions([...at, key], field))
        yield [what, { ...value, [key]: wrong }];
    }
  }
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    for (const [index, item] of items.entries()) {
      yield [`${name}.${index}: missing`, items.toSpliced(index, 1)];
      if (items.length > 1) {
        yield [`${name}.${index}: a copy of another`, items.with((index + 1) % items.length, item)];
      }
      for (const [what, wrong] of wrongVersions([...at, String(index)], item)) {
        // Firestore does not support lists inside lists.
        if (!Array.isArray(wrong)) yield [what, items.with(index, wrong)];
      }
    }
  }
}

/** Returns all versions of the document that have one mistake each. */
export function listMutations(data: Record<string, unknown>): Mutation[] {
  return [...wrongVersions([], data)].flatMap(([name, wrong]) =>
    isMap(wrong) ? { name, data: wrong } : [],
  );
}
