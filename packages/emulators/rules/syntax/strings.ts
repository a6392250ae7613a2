const SIMPLE_ESCAPES: ReadonlyMap<string, string> = new Map([
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
const CODE_ESCAPE = /x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2})/y;

type ScanResult = { text: string; end: number } | { problem: string; at: number };

/**
 * Reads the quoted string that starts at `start`. A string must end on the same line.
 * @param encode converts the characters, for example to bytes. The escapes `\x41` and `\101` are
 * not converted, because they are bytes in a bytes literal.
 */
export function scanString(
  source: string,
  start: number,
  encode: (text: string) => string = (text) => text,
): ScanResult {
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
      const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
      text += encode(character);
      at += character.length;
      continue;
    }
    const escaped = source[at + 1] ?? '';
    const simple = SIMPLE_ESCAPES.get(escaped);
    CODE_ESCAPE.lastIndex = at + 1;
    const code = CODE_ESCAPE.exec(source);
    if (code) {
      const [, byte, short, long, octal] = code;
      const hex = byte ?? short ?? long;
      const codePoint =
        hex === undefined ? Number.parseInt(octal ?? '0', 8) : Number.parseInt(hex, 16);
      if (codePoint > 0x10ffff) return { problem: 'There is no such character.', at };
      const character = String.fromCodePoint(codePoint);
      text += (short ?? long) === undefined ? character : encode(character);
      at += 1 + code[0].length;
    } else if (simple !== undefined) {
      text += simple;
      at += 2;
    } else {
      // Other escapes keep their backslash, such as '\d' in a regular expression.
      text += '\\';
      at += 1;
    }
  }
}
