const CRC_TABLE = new Uint32Array(256).map((_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  }
  return value;
});

/** Returns the CRC-32C (Castagnoli) checksum, which Cloud Storage uses. Node only has CRC-32. */
export function computeCrc32c(data: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of data) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
