/**
 * Replaces `@firebase/webchannel-wrapper/bloom-blob` in the build: whole numbers of 64 bits, which
 * Firestore's SDK needs to compare ids such as `__id7__`. The package has a library of Google's for
 * them (3.3 KB, gzip), but every supported browser has BigInt.
 */
export class Integer {
  readonly #value: bigint;
  private constructor(value: bigint) {
    this.#value = value;
  }
  static fromString(text: string): Integer {
    return new Integer(BigInt(text));
  }
  compare(other: Integer): number {
    return Number(this.#value > other.#value) - Number(this.#value < other.#value);
  }
}
