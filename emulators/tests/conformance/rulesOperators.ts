import type { Row } from './row.ts';

const LANGUAGE = 'Security Rules language';
const BOOLEAN = 'rules.Boolean';
const INTEGER = 'rules.Integer';
const FLOAT = 'rules.Float';
const STRING = 'rules.String';
const LIST = 'rules.List';
const MAP = 'rules.Map';
const SET = 'rules.Set';
const PATH = 'rules.Path';
const TIME = 'rules.Timestamp';
const DURATION = 'rules.Duration';
const EMULATOR = 'the official emulator';

const FAILS = 'resource.data.nothing';

export const operatorRows: readonly Row[] = [
  ['true && true', 'true', BOOLEAN],
  ['true && false', 'false', BOOLEAN],
  [`false && ${FAILS}`, 'false', LANGUAGE],
  [`${FAILS} && false`, 'false', LANGUAGE],
  [`true && ${FAILS}`, 'error', LANGUAGE],
  [`${FAILS} && true`, 'error', LANGUAGE],
  [`true || ${FAILS}`, 'true', LANGUAGE],
  [`${FAILS} || true`, 'true', LANGUAGE],
  [`false || ${FAILS}`, 'error', LANGUAGE],
  [`${FAILS} || false`, 'error', LANGUAGE],
  [`!(${FAILS})`, 'error', LANGUAGE],
  [`(${FAILS} && false) || true`, 'true', LANGUAGE],
  ['1 && true', 'error', BOOLEAN],
  ["'true' || false", 'error', BOOLEAN],
  ['!1', 'error', BOOLEAN],
  ['true ? true : false', 'true', LANGUAGE],
  [`false ? ${FAILS} : true`, 'true', LANGUAGE],
  [`true ? true : ${FAILS}`, 'true', LANGUAGE],
  ['1 ? true : true', 'error', LANGUAGE],
  ['false ? false : false ? false : true', 'true', LANGUAGE],
  // Precedence, tightest first: postfix, ! -, * / %, + -, < >, in is, == !=, &&, ||, ?:
  ['1 + 2 * 3 == 7', 'true', LANGUAGE],
  ['(1 + 2) * 3 == 9', 'true', LANGUAGE],
  ['-2 + 3 == 1', 'true', LANGUAGE],
  ['10 - 3 - 2 == 5', 'true', LANGUAGE],
  ['true || false && false', 'true', LANGUAGE],
  ['1 in [1] == true', 'true', LANGUAGE],
  ['1 < 2 == true', 'true', LANGUAGE],
  ['!false && false', 'false', LANGUAGE],

  ['9223372036854775807 == 9223372036854775806', 'false', INTEGER],
  ['9007199254740993 == 9007199254740992', 'false', INTEGER],
  ['-9223372036854775808 < -9223372036854775807', 'true', INTEGER],
  ['9223372036854775807 + 1 > 0', 'error', INTEGER],
  ['7 / 2 == 3', 'true', INTEGER],
  ['-7 / 2 == -3', 'true', INTEGER],
  ['7 % 3 == 1', 'true', INTEGER],
  ['-7 % 3 == -1', 'true', INTEGER],
  ['1 / 0 == 1', 'error', INTEGER],
  ['1 % 0 == 1', 'error', INTEGER],
  ['1 is int && !(1 is float) && 1 is number', 'true', INTEGER],
  ['1.0 is float && !(1.0 is int) && 1.0 is number', 'true', FLOAT],
  ['1 == 1.0', 'true', FLOAT],
  ['9007199254740993 == 9007199254740992.0', 'false', FLOAT],
  ['1 < 1.5 && 2 > 1.5', 'true', FLOAT],
  ['7 / 2.0 == 3.5', 'true', FLOAT],
  ['1.0 / 0.0 > 1e308', 'true', FLOAT],
  ['0.0 / 0.0 == 0.0 / 0.0', 'false', FLOAT],
  ['0.0 / 0.0 <= 1.0', 'false', FLOAT],
  ['5.5 % 2.0 == 1.5', 'true', FLOAT],

  ["'username' + '@domain.com' == 'username@domain.com'", 'true', STRING],
  ["'a' + 1 == 'a1'", 'error', STRING],
  ["'a' < 'b' && 'B' < 'a'", 'true', STRING],
  ['\'a\' == "a"', 'true', STRING],
  ["'abcdef'[0] == 'a'", 'true', STRING],
  ["'abcdef'[0:3] == 'abc'", 'true', STRING],
  ["'abc'[1:1] == ''", 'true', STRING],
  ["'abc'[3] == ''", 'error', STRING],
  ["'abc'[-1] == 'c'", 'error', STRING],
  ["'abc'[2:9] == 'c'", 'error', STRING],
  ["'1' == 1", 'false', STRING],
  ["'1' < 2", 'error', STRING],
  ["'\\u0041\\x42\\n' == 'AB\\n'", 'true', STRING],
  ["'\\uFFFF' < '\\U0001F600'", 'true', STRING],

  ["['a', 'b'][0] == 'a'", 'true', LIST],
  ["['a', 'b', 'c'][0:2] == ['a', 'b']", 'true', LIST],
  ["['a'][1] == 'a'", 'error', LIST],
  ["'a' in ['a', 'b']", 'true', LIST],
  ["'c' in ['a', 'b']", 'false', LIST],
  ['1.0 in [1, 2]', 'true', LIST],
  ['[1, 2] == [2, 1]', 'false', LIST],
  ['[1, [2]] == [1, [2]]', 'true', LIST],
  ['[] is list', 'true', LIST],
  [`[${FAILS}] is list`, 'error', LIST],

  ["{'a': 1}['a'] == 1", 'true', MAP],
  ["{'a': 1}.a == 1", 'true', MAP],
  ["{'a': 1}.b == 1", 'error', MAP],
  ["'a' in {'a': null}", 'true', MAP],
  ["'b' in {'a': null}", 'false', MAP],
  ["{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", 'true', MAP],
  ["{'a': 1} == {'a': 1, 'b': 2}", 'false', MAP],
  ["{'a': {'b': [1]}}.a.b[0] == 1", 'true', MAP],

  ["['a', 'b'].toSet() == ['b', 'a', 'b'].toSet()", 'true', SET],
  ["'a' in ['a'].toSet()", 'true', SET],
  ["['a'].toSet() is set", 'true', SET],
  ["['a'].toSet() == ['a']", 'false', SET],

  ['null == null', 'true', LANGUAGE],
  ['null == false', 'false', LANGUAGE],
  ['null.a == 1', 'error', LANGUAGE],
  ['null < 1', 'error', LANGUAGE],
  ["1 in 'abc'", 'error', LANGUAGE],

  ['/a/b is path', 'true', PATH],
  ["/a/$(request.auth.uid)/c == path('/a/ada/c')", 'true', PATH],
  ["/a/$('x' + 'y') == /a/xy", 'true', PATH],
  ["/a/b[1] == 'b'", 'true', PATH],
  ['/a/$(/b/c)/d == /a/b/c/d', 'true', PATH],
  ['/a/$(1) == /a/1', 'error', PATH],
  ["/a/$('') == /a", 'error', PATH],
  ["/a/$('b/../c') is path", 'error', PATH],
  ['/databases/(default)/documents/a == /databases/$(database)/documents/a', 'true', PATH],

  ["request.time + duration.value(1, 'd') > request.time", 'true', TIME],
  ["request.time - duration.value(1, 'd') < request.time", 'true', TIME],
  ['request.time - request.time is duration', 'true', TIME],
  ['request.time is timestamp', 'true', TIME],
  ['request.time < 5', 'error', TIME],
  ["duration.value(60, 's') == duration.value(1, 'm')", 'true', DURATION],
  ["duration.value(1, 'h') + duration.value(30, 'm') == duration.value(90, 'm')", 'true', DURATION],
  ["b'abc' is bytes", 'true', 'rules.Bytes'],
  ["b'\\x61bc' == b'abc'", 'true', 'rules.Bytes'],
  ['latlng.value(1, 2) is latlng', 'true', 'rules.LatLng'],
  ["{'a': 1}.diff({}) is map_diff", 'true', 'rules.MapDiff'],
  ['[1.0, 2.0] is vector', 'false', EMULATOR],
  ["{'__type__': '__vector__', 'value': [1.0]} is vector", 'true', 'REST: how vectors are stored'],
];
