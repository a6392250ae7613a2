import { RECORDED, type Row } from './row.ts';

/**
 * Values for which the reference says nothing or something else than Google's engines. Where those
 * disagree production is followed, then the reference, then the emulator.
 */
const P = RECORDED.production;
const E = RECORDED.emulator;
const PATH = 'rules.Path';
const BYTES = 'rules.Bytes';
const LIST = 'rules.List';

export const valueRows: readonly Row[] = [
  // Regular expressions
  ["'abc'.replace('(a)(b)', '$2$1') == 'bac'", 'true', E],
  ["'ab'.replace('(a)', '[$1]') == '[a]b'", 'true', E],
  ["'a'.replace('a', '$0$0') == 'aa'", 'true', E],
  ["'abc'.replace('(a)(b)', '\\\\2\\\\1') == 'bac'", 'false', E],
  ["'banana'.replace('a', '\\\\$0') == 'b$0n$0n$0'", 'true', P],
  // RE2/J, which both engines use: names, $10 with one group, a group that is not there.
  ["'ab'.replace('(?P<first>a)', '${first}${first}') == 'aab'", 'true', 'RE2/J'],
  ["'ab'.replace('(a)', '$10') == 'a0b'", 'true', 'RE2/J'],
  ["'ab'.replace('(x)?a', '[$1]') == '[]b'", 'true', 'RE2/J'],
  ["'ab'.replace('a', '$1') == 'ab' || true", 'true', 'RE2/J'],
  ["'ab'.replace('a', '$1') != 'z'", 'error', 'RE2/J'],
  ["'ab'.replace('a', '$') != 'z'", 'error', 'RE2/J'],
  ["'ab'.replace('a', '${constructor}') != 'z'", 'error', 'RE2/J'],
  ["'ab'.replace('a', '\\\\') != 'z'", 'error', 'RE2/J'],
  ["'ab'.replace('z', '$1') == 'ab'", 'true', 'RE2/J'],
  ["'abc'.split('') == ['a', 'b', 'c']", 'false', E],
  ["'abc'.split('') == ['', 'a', 'b', 'c']", 'true', `${E}; RE2/J`],
  ["'a,b'.split(',') == ['a', 'b']", 'true', E],
  ["'a'.split(',') == ['a']", 'true', E],

  // Text
  ["'\\ud83d\\ude00'.size() == 2", 'true', P],
  ["'\\u00e9'.size() == 1", 'true', P],
  ["'abc'[1:2] == 'b'", 'true', E],

  // Bytes
  ["hashing.crc32('123456789').toHexString() == '2639F4CB'", 'true', P],
  ["hashing.crc32c('123456789').toHexString() == '839206E3'", 'true', P],
  ["hashing.crc32('abc').toHexString() == 'C2412435'", 'true', E],
  ["hashing.crc32('abc').size() == 4", 'true', E],
  ["'~~~'.toUtf8().toBase64() == 'fn5-'", 'true', `${BYTES}; ${P}`],
  ["b'\\xff'.toBase64() == '_w=='", 'true', P],
  ["'ab'.toUtf8().toBase64() == 'YWI='", 'true', E],

  // Numbers
  ['math.ceil(1.5) is float && math.floor(1.8) is float', 'true', P],
  ['math.ceil(1) is float && math.floor(1) is float', 'true', P],
  ['math.ceil(1.2) is int', 'false', E],
  ['math.round(-1.5) == -1 && math.round(-2.5) == -2', 'true', P],
  ['math.round(-1.6) == -2 && math.round(0.5) == 1', 'true', E],
  ['math.round(2.5) is int && math.round(1) is int', 'true', P],
  ['math.round(math.sqrt(-1)) == 0 && math.round(math.pow(0, -1)) > 0', 'true', P],
  ['math.round(-math.pow(0, -1)) == -9223372036854775808', 'true', P],
  ['math.abs(-9223372036854775807 - 1) == -9223372036854775807 - 1', 'true', P],

  // Maps
  ["{'b': 1, 'a': 2}.keys() == ['a', 'b']", 'true', P],
  ["{'b': 1, 'a': 2}.keys()[0] == 'a'", 'true', P],
  ["{'b': 1, '10': 2, '9': 3}.keys() == ['10', '9', 'b']", 'true', P],
  [
    "{'\\uff5a': 1, '\\U0001F600': 2, 'B': 3, '_': 4}.keys().join('') == 'B_\\uff5a\\U0001F600'",
    'true',
    P,
  ],
  ["{'c': 3, 'a': 1, 'b': 2}.values() == [3, 1, 2]", 'true', P],
  ["{} in {'a': 1}", 'error', E],
  ["1 in {'a': 1}", 'error', P],
  ["!(null in {'a': 1})", 'error', P],

  // Equality: by value, but what is in a list or map by its type too
  ["{'a': 1} != {'a': 1.0}", 'true', P],
  ["{'a': 1} == {'a': 1.0}", 'false', E],
  ["{'a': [1]} == {'a': [1.0]}", 'false', P],
  ['[1] == [1.0]', 'false', P],
  ['[0.0] == [-0.0]', 'false', P],
  ['[-0.0] == [-0.0] && 0 == -0.0', 'true', P],
  ["{'a': 1}.a == 1.0 && [1][0] == 1.0", 'true', P],
  ["{'a': 1.0} == {'a': 1.0} && [1] == [1]", 'true', P],
  ['[0.0 / 0.0] == [0.0 / 0.0]', 'false', P],
  ['[1] in [[1.0]]', 'false', P],
  ["{'a': 1} in [{'a': 1.0}]", 'false', P],
  ['[[1]].hasAny([[1.0]])', 'false', P],
  ['[[1]].toSet() == [[1.0]].toSet()', 'true', P],
  ['[[1], [1.0]].toSet().size() == 1', 'true', P],
  ["[{'a': 1}].toSet().hasAny([{'a': 1.0}])", 'true', P],
  ['[0.0, -0.0].toSet().size() == 1', 'true', P],
  ['[0.0 / 0.0, 0.0 / 0.0].toSet().size() == 1', 'true', P],
  ['0.0 / 0.0 in [0.0 / 0.0].toSet()', 'true', P],
  ['0.0 / 0.0 in [0.0 / 0.0]', 'false', P],
  ["{'x': [1]}.diff({'x': [1.0]}).changedKeys().size() == 0", 'true', P],
  ["{'x': 0.0}.diff({'x': -0.0}).changedKeys().size() == 0", 'true', P],
  ["{'x': 0.0 / 0.0}.diff({'x': 0.0 / 0.0}).changedKeys().size() == 0", 'true', P],

  // Lists
  ['[1] + [2] == [1, 2]', 'error', P],
  ["['a', 'b'].hasAll(['b', 'a'])", 'true', P],
  ["['a', 'b'].hasAll(['a'].toSet())", 'error', P],
  ["['a', 'b'].hasAny(['a'].toSet())", 'error', P],
  ["['a', 'b'].hasOnly(['a', 'b'].toSet())", 'error', P],
  ["['a'].toSet().hasAll(['a']) && ['a'].toSet().hasAll(['a'].toSet())", 'true', P],
  ['[1, 2].toSet().union([3]) == [1, 2, 3].toSet()', 'error', E],

  // Ranges: their first and their last place must exist, so only some are empty
  ['[1, 2, 3][0:0] is list', 'error', E],
  ['[1, 2, 3][3:3] is list', 'error', E],
  ['[][0:0] is list', 'error', E],
  ['[1, 2, 3][2:1] is list', 'error', E],
  ['[1, 2, 3][1:-1] is list', 'error', E],
  ['[1, 2, 3][-1:2] is list', 'error', E],
  ['[1, 2, 3][0:4] is list', 'error', E],
  ['[1, 2, 3][0:3] == [1, 2, 3]', 'true', LIST],
  ['[1, 2, 3][1:1] == [] && [1, 2, 3][2:2] == []', 'true', P],
  ["'abc'[0:0] is string", 'error', E],
  ["'abc'[3:3] is string", 'error', E],
  ["''[0:0] is string", 'error', E],
  ["'abc'[1:1] == '' && 'abc'[0:3] == 'abc'", 'true', P],

  // Paths
  ["path('users/{uid}').bind({'uid': 'alice'}) == path('users/alice')", 'true', P],
  ["path('/a/{x}').bind({'x': 'b'}) == path('/a/b')", 'true', E],
  ["path('/a/b').bind({}) == path('/a/b')", 'true', E],
  ["path('/a/b').bind({'x': 'y'}) == path('/a/b')", 'error', E],
  ["path('/a/$(x)').bind({'x': 'b'}) == path('/a/b')", 'error', E],
  ["path('/a/$(x)').bind({'y': 'b'}) == path('/a/b')", 'error', E],
  [
    `(/path/$(foo)/$(bar)).bind({"foo": "something", "bar": "another"}) == /path/something/another`,
    'true',
    PATH,
  ],
  ["/path/$(foo).bind({'foo': 'a'}) == /path/a", 'true', PATH],
  ["(/path/$(foo)).bind({'foo': 'a', 'bar': 'b'}) is path", 'error', E],
  ["(/$(id)/$(foo)).bind({'foo': 'a'}) == /one/a", 'true', PATH],
  ["path(path('a/b')) == /a/b", 'error', P],
];
