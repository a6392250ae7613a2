/** Marionette's wire: each packet is the length of its JSON in bytes, a colon, the JSON. */

export const toPacket = (message: unknown): string => {
  const json = JSON.stringify(message);
  return `${Buffer.byteLength(json)}:${json}`;
};

/** Returns the whole messages at the start of what has come, and the bytes after them. */
export function fromPackets(bytes: Buffer): { messages: unknown[]; rest: Buffer } {
  const messages: unknown[] = [];
  let rest = bytes;
  for (;;) {
    const colon = rest.indexOf(':');
    if (colon < 0) break;
    const length = Number(rest.toString('latin1', 0, colon));
    if (!Number.isInteger(length)) throw new Error('Not a packet of Marionette');
    const end = colon + 1 + length;
    if (rest.length < end) break;
    messages.push(JSON.parse(rest.toString('utf8', colon + 1, end)));
    rest = rest.subarray(end);
  }
  return { messages, rest };
}

/** Returns the answer to a command: its value; throws what Marionette reports instead. */
export function valueOf(error: unknown, result: unknown): unknown {
  if (typeof error === 'object' && error !== null) {
    const { message } = error as { message?: unknown };
    throw new Error(String(message));
  }
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
}
