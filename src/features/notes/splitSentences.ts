/** Splits a text into its sentences. A dot inside a number, as in '105,432.07', ends no sentence. */
export const splitSentences = (text: string): readonly string[] =>
  text.match(/\S.*?(?:[.!?](?=\s+\p{Lu})|$)/gu) ?? [];
