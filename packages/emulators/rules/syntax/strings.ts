const SIMPLE: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['f', '\f'],
  ['0', '\0'],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['`', '`'],
]);
const CODE = /x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2})/y;

type Scanned = { text: string; end: number } | { problem: string; at: number };

/**
 * Reads the quoted string that begins at `start`. Strings end on their own line. `encode` is for
 * its characters but not for those that `\x41` and `\101` stand for, which are bytes in bytes.
 */
export function scanString(
  source: string,
  start: number,
  encode: (text: string) => string = (text) => text,
): Scanned {
  const quote = source[start];
  let text = '';
  let at = start + 1;
  for (;;) {
    const char = source[at];
    if (char === undefined || char === '\n') {
      return { problem: 'This string is never closed.', at: start };
    }
    if (char === quote) return { text, end: at + 1 };
    if (char !== '\\') {
      const whole = String.fromCodePoint(source.codePointAt(at) ?? 0);
      text += encode(whole);
      at += whole.length;
      continue;
    }
    const escaped = source[at + 1] ?? '';
    const simple = SIMPLE.get(escaped);
    CODE.lastIndex = at + 1;
    const code = CODE.exec(source);
    if (code) {
      const [, byte, short, long, octal] = code;
      const hex = byte ?? short ?? long;
      const point = hex === undefined ? Number.parseInt(octal ?? '0', 8) : Number.parseInt(hex, 16);
      if (point > 0x10ffff) return { problem: 'There is no such character.', at };
      const said = String.fromCodePoint(point);
      text += (short ?? long) === undefined ? said : encode(said);
      at += 1 + code[0].length;
    } else if (simple !== undefined) {
      text += simple;
      at += 2;
    } else {
      // '\d' in a regular expression: the backslash is meant.
      text += '\\';
      at += 1;
    }
  }
}
