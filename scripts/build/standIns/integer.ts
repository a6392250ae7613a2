/**
 * Replaces `@firebase/webchannel-wrapper/bloom-blob` in the build. The Firestore SDK compares ids
 * such as `__id7__` as 64-bit integers. The package contains a library for such integers (3.3 KB,
 * gzip), but every supported browser has BigInt.
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
