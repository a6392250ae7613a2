/** The code, a font or a drawing of the picture did not arrive. */
export class MissingPart extends Error {
  override name = 'MissingPart';
}

/** @throws MissingPart where it does not load */
export async function partOf<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new MissingPart('A part of the picture did not load', { cause });
  }
}
