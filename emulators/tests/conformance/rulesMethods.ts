import type { Row } from './row.ts';

const STRING = 'rules.String';
const LIST = 'rules.List';
const MAP = 'rules.Map';
const DIFF = 'rules.MapDiff';
const SET = 'rules.Set';
const TIME = 'rules.Timestamp';
const DURATION = 'rules.Duration';
const PATH = 'rules.Path';
const BYTES = 'rules.Bytes';
const LATLNG = 'rules.LatLng';
const MATH = 'rules.math';
/** Recorded by fireemu and pyric; the reference has these functions. */
const PRODUCTION = 'production, recorded';
const HASHING = 'rules.hashing';
const CONVERT = 'rules.Integer, rules.Float, rules.String';

const leapDay = 'timestamp.date(2024, 2, 29) + duration.time(12, 30, 45, 500000000)';

export const methodRows: readonly Row[] = [
  ["'ABC123'.lower() == 'abc123'", 'true', STRING],
  ["'abc'.upper() == 'ABC'", 'true', STRING],
  ["'  a b '.trim() == 'a b'", 'true', STRING],
  ["'string'.size() == 6", 'true', STRING],
  ["'user@domain.com'.matches('.*@domain[.]com')", 'true', STRING],
  ["'banana'.matches('.*@domain[.]com')", 'false', STRING],
  // The whole string must match.
  ["'banana'.matches('ana')", 'false', STRING],
  ["'a\\nb'.matches('a.b')", 'false', STRING],
  ["'Ab'.matches('(?i)aB')", 'true', STRING],
  ["'12'.matches('^\\\\d+$')", 'true', STRING],
  ["'banana'.replace('a', 'o') == 'bonono'", 'true', STRING],
  ["'banana'.replace('ana', 'ee') == 'beena'", 'true', STRING],
  ["'foo@test.com'.replace('.', '-') == '------------'", 'true', STRING],
  ["'foo/bar'.split('/') == ['foo', 'bar']", 'true', STRING],
  ["'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']", 'true', STRING],
  ["'abc'.split('/') == ['abc']", 'true', STRING],
  ["'a'.toUtf8() == b'a'", 'true', STRING],
  ["'a'.matches(request.auth.uid + '(')", 'error', STRING],
  ["'a'.matches(1)", 'error', STRING],

  ["['a', 'b'].size() == 2", 'true', LIST],
  ["['a'].concat(['b']) == ['a', 'b']", 'true', LIST],
  ["['a', 'b'].hasAll(['a'])", 'true', LIST],
  ["['a', 'b'].hasAll(['a', 'c'])", 'false', LIST],
  ["['a', 'b'].hasAny(['c', 'a'])", 'true', LIST],
  ["['a', 'b'].hasAny(['c'])", 'false', LIST],
  ["['a', 'b'].hasOnly(['a', 'c'])", 'false', LIST],
  ["['a', 'b'].hasOnly(['a', 'b', 'c'])", 'true', LIST],
  ["['a', 'b'].hasOnly(['b', 'a'])", 'true', LIST],
  ["['a', 'a', 'b'].hasOnly(['a', 'b', 'b', 'c'])", 'true', LIST],
  ["['a', 1, true, null].join('-') == 'a-1-true-null'", 'true', LIST],
  ["[].join(',') == ''", 'true', LIST],
  ["['a', 'b', 'a'].removeAll(['a']) == ['b']", 'true', LIST],
  ["['d', 'd', 'e'].toSet().size() == 2", 'true', LIST],
  ["['a'].hasAll('a')", 'error', LIST],

  ["{'a': 1}.get('a', 7) == 1", 'true', MAP],
  ["{'a': 1}.get('b', 7) == 7", 'true', MAP],
  ["{'a': {'b': 4}}.get(['a', 'b'], 7) == 4", 'true', MAP],
  ["{'a': {'b': 4}}.get(['a', 'c'], 7) == 7", 'true', MAP],
  ["{'a': 1}.get(['a', 'b'], 7) == 7", 'true', MAP],
  ["{'a': 1, 'b': 2}.keys() == ['a', 'b']", 'true', MAP],
  ["{'a': 1, 'b': 2}.values() == [1, 2]", 'true', MAP],
  ["{'a': 1, 'b': 2}.size() == 2", 'true', MAP],

  ["{'a': 1}.diff({}).addedKeys() == ['a'].toSet()", 'true', DIFF],
  ["{}.diff({'a': 1}).removedKeys() == ['a'].toSet()", 'true', DIFF],
  ["{'a': 0}.diff({'a': 1, 'b': 4}).changedKeys() == ['a'].toSet()", 'true', DIFF],
  ["{'a': 0}.diff({'a': 0}).unchangedKeys() == ['a'].toSet()", 'true', DIFF],
  [
    "{'a': 0, 'c': 0, 'u': 0}.diff({'r': 0, 'c': 1, 'u': 0}).affectedKeys() == ['a', 'r', 'c'].toSet()",
    'true',
    DIFF,
  ],
  ["{'a': [1]}.diff({'a': [1]}).affectedKeys().size() == 0", 'true', DIFF],

  ["['a', 'b'].toSet().difference(['a', 'c'].toSet()) == ['b'].toSet()", 'true', SET],
  ["['a', 'b'].toSet().intersection(['a', 'c'].toSet()) == ['a'].toSet()", 'true', SET],
  ["['a', 'b'].toSet().union(['a', 'c'].toSet()) == ['a', 'b', 'c'].toSet()", 'true', SET],
  ["['a', 'b'].toSet().hasAll(['a', 'c'])", 'false', SET],
  ["['d', 'e', 'f'].toSet().hasAll(['d', 'e'])", 'true', SET],
  ["['a', 'b'].toSet().hasAny(['c', 'd'].toSet())", 'false', SET],
  ["['a', 'b'].toSet().hasOnly(['a', 'b', 'c'])", 'true', SET],
  ["['a', 'b'].toSet().hasOnly(['a', 'c'])", 'false', SET],
  ["['a'].toSet().size() == 1", 'true', SET],

  [`(${leapDay}).year() == 2024 && (${leapDay}).month() == 2`, 'true', TIME],
  [`(${leapDay}).day() == 29 && (${leapDay}).hours() == 12`, 'true', TIME],
  [`(${leapDay}).minutes() == 30 && (${leapDay}).seconds() == 45`, 'true', TIME],
  [`(${leapDay}).nanos() == 500000000`, 'true', TIME],
  [`(${leapDay}).toMillis() == 1709209845500`, 'true', TIME],
  [`(${leapDay}).dayOfWeek() == 4`, 'true', TIME],
  ['timestamp.date(2024, 3, 3).dayOfWeek() == 7', 'true', TIME],
  [`(${leapDay}).dayOfYear() == 60`, 'true', TIME],
  [`(${leapDay}).date() == timestamp.date(2024, 2, 29)`, 'true', TIME],
  [`(${leapDay}).time() == duration.time(12, 30, 45, 500000000)`, 'true', TIME],
  ['timestamp.value(0) == timestamp.date(1970, 1, 1)', 'true', 'rules.timestamp_'],
  ['timestamp.value(-1).year() == 1969', 'true', TIME],
  ['timestamp.value(-1).nanos() == 999000000', 'true', TIME],
  ['timestamp.date(2023, 2, 29).day() == 1', 'error', 'rules.timestamp_'],

  // google.protobuf.Timestamp and Duration, which these types are: years 1 to 9999, 10,000 years.
  ['timestamp.value(253402300799999).year() == 9999', 'true', TIME],
  ['timestamp.value(253402300800000).year() == 10000', 'error', TIME],
  ['timestamp.value(-62135596800000).year() == 1', 'true', TIME],
  ['timestamp.value(9223372036854775807).year() > 0 || true', 'true', TIME],
  ['timestamp.date(10000, 1, 1).year() == 10000', 'error', 'rules.timestamp_'],
  ["timestamp.date(9999, 12, 31) + duration.value(1, 'd') is timestamp", 'error', TIME],
  ["duration.value(3652500, 'd') is duration", 'true', DURATION],
  ["duration.value(3652501, 'd') is duration", 'error', DURATION],
  ["duration.value(9223372036854775807, 'w') is duration || true", 'true', DURATION],

  ["duration.value(1, 'w') == duration.value(7, 'd')", 'true', 'rules.duration_'],
  ["duration.value(1500, 'ms').seconds() == 1", 'true', DURATION],
  ["duration.value(1500, 'ms').nanos() == 500000000", 'true', DURATION],
  ["duration.value(-1500, 'ms').nanos() == -500000000", 'true', DURATION],
  ["duration.abs(duration.value(-20, 'm')) == duration.value(20, 'm')", 'true', 'rules.duration_'],
  ["duration.value(1, 'y') is duration", 'error', 'rules.duration_'],

  ["(/path/$(foo)/$(bar)).bind({'foo': 'a', 'bar': 'b'}) == /path/a/b", 'true', PATH],
  ["path('users/ada') == /users/ada", 'true', PATH],

  ["b'a'.size() == 1", 'true', BYTES],
  ["b'\\xff\\x00'.toHexString() == 'FF00'", 'true', BYTES],
  ["b'abc'.toBase64() == 'YWJj'", 'true', BYTES],

  ['latlng.value(10, 20).latitude() == 10.0', 'true', LATLNG],
  ['latlng.value(10, 20).longitude() == 20.0', 'true', LATLNG],
  ['latlng.value(91, 0) is latlng', 'error', LATLNG],
  ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000', 'true', LATLNG],
  ['latlng.value(0, 0).distance(latlng.value(0, 1)) < 111400', 'true', LATLNG],

  ['math.abs(-1) == 1 && math.abs(-1) is int', 'true', MATH],
  ['math.abs(-1.5) == 1.5', 'true', MATH],
  ['math.ceil(4.2) == 5', 'true', MATH],
  ['math.floor(4.7) == 4 && math.floor(-4.2) == -5', 'true', MATH],
  ['math.round(4.5) == 5 && math.round(4.4) == 4', 'true', MATH],
  ['math.sqrt(4.0) == 2.0', 'true', MATH],
  ['math.pow(2, 3) == 8.0 && math.pow(2, 3) is float', 'true', MATH],
  ['math.isNaN(math.sqrt(-1))', 'true', MATH],
  ['math.isNaN(1)', 'false', MATH],
  ['math.isInfinite(1.0 / 0.0)', 'error', PRODUCTION],
  ["math.abs('1') == 1", 'error', MATH],

  ["hashing.md5('hello').toHexString() == '5D41402ABC4B2A76B9719D911017C592'", 'true', HASHING],
  ["hashing.sha256(b'').size() == 32", 'true', HASHING],
  ['hashing.md5(1).size() == 16', 'error', HASHING],

  ["string(true) == 'true' && string(1) == '1'", 'true', CONVERT],
  ["string(2.0) == '2.0' && string(null) == 'null'", 'true', CONVERT],
  ["int('2') == 2 && int(2.9) == 2", 'true', CONVERT],
  ["float('2.2') == 2.2 && float(2) is float", 'true', CONVERT],
  ["int('two') == 2", 'error', CONVERT],
  ["int('9223372036854775808') > 0", 'error', CONVERT],
  ["bool('true')", 'error', PRODUCTION],
  ["bool('true') || true", 'true', PRODUCTION],
  ['debug(1 + 1) == 2', 'true', 'rules.debug'],
  ['1.size() == 1', 'error', 'Security Rules language'],
  ["'a'.keys() == []", 'error', 'Security Rules language'],

  [
    "timestamp.date(2024, 3, 1) - timestamp.date(2024, 2, 28) == duration.value(2, 'd')",
    'true',
    TIME,
  ],
  [
    "timestamp.date(2024, 3, 1) - duration.value(1, 'd') == timestamp.date(2024, 2, 29)",
    'true',
    TIME,
  ],
  [
    "duration.value(1, 'd') + timestamp.date(2024, 2, 28) == timestamp.date(2024, 2, 29)",
    'true',
    TIME,
  ],
  ['timestamp.date(2024, 2, 28) < timestamp.date(2024, 2, 29)', 'true', TIME],
  ['timestamp.date(2024, 2, 28) + timestamp.date(2024, 2, 29) is timestamp', 'error', TIME],
  ["duration.value(1, 'h') + duration.value(30, 'm') == duration.value(90, 'm')", 'true', DURATION],
  [
    "duration.value(1, 'h') - duration.value(90, 'm') == duration.value(-30, 'm')",
    'true',
    DURATION,
  ],
  ["duration.value(59, 's') < duration.value(1, 'm')", 'true', DURATION],
  ["duration.value(1, 'm') == duration.time(0, 1, 0, 0)", 'true', DURATION],
  ["request.time < request.time + duration.value(1, 'ns')", 'true', TIME],
  ["{'a': {'b': 1}}.diff({'a': {'b': 2}}).changedKeys() == ['a'].toSet()", 'true', DIFF],
  ["{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0", 'true', DIFF],
  ["{'a': null}.diff({}).addedKeys().hasOnly(['a'])", 'true', DIFF],
  ['{}.diff({}).affectedKeys() == [].toSet()', 'true', DIFF],
  ["{'a': 1}.diff([]).affectedKeys().size() == 0", 'error', DIFF],
  ["['b', 'a'].toSet() == ['a', 'b'].toSet()", 'true', SET],
  ['[1, 1.0].toSet().size() == 1', 'true', SET],
  ["'a' in ['a'].toSet()", 'true', SET],
  ['[].hasAll([])', 'true', LIST],
  ['[].hasAny([])', 'false', LIST],
  ["['a', ['b']].concat([]).size() == 2", 'true', LIST],
  ['latlng.value(1, 2) == latlng.value(1.0, 2.0)', 'true', LATLNG],
  ['latlng.value(5, 5).distance(latlng.value(5, 5)) == 0.0', 'true', LATLNG],
  ['latlng.value(0, 0).distance(1) > 0', 'error', LATLNG],
  ["hashing.sha256('abc') == hashing.sha256(b'abc')", 'true', HASHING],
  ["string(-1) == '-1' && string(1.5) == '1.5' && string('a') == 'a'", 'true', CONVERT],
];
