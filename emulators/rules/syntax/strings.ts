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
const CODE = /x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})/y;

type Scanned = { text: string; end: number } | { problem: string; at: number };

/** Reads the quoted string that begins at `start`. Strings end on their own line. */
export function scanString(source: string, start: number): Scanned {
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
      text += char;
      at += 1;
      continue;
    }
    const escaped = source[at + 1] ?? '';
    const simple = SIMPLE.get(escaped);
    CODE.lastIndex = at + 1;
    const code = CODE.exec(source);
    if (simple !== undefined) {
      text += simple;
      at += 2;
    } else if (code) {
      const point = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '0', 16);
      if (point > 0x10ffff) return { problem: 'There is no such character.', at };
      text += String.fromCodePoint(point);
      at += 1 + code[0].length;
    } else {
      // '\d' in a regular expression: the backslash is meant.
      text += '\\';
      at += 1;
    }
  }
}
