/** The packages have no types. */
declare module '@citation-js/core' {
  export const plugins: {
    input: {
      /** Parses a text in any registered format into items of CSL-JSON. */
      chain: (text: string, options: { generateGraph: boolean }) => Record<string, unknown>[];
    };
  };
}
declare module '@citation-js/plugin-ris' {}
