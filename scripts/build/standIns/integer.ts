/**
 * Whole numbers of 64 bits, which Firestore's SDK needs to compare ids such as `__id7__`. It brings
 * a library of Google's for them (3.3 KB, gzip), in whose place the build takes this one: every
 * browser has such numbers today.
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
