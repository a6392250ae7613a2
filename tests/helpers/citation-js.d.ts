declare module '@citation-js/core' {
  export const plugins: {
    input: {
      /** Parses a text in any supported format into items of CSL-JSON. */
      chain: (text: string, options: { generateGraph: boolean }) => Record<string, unknown>[];
    };
  };
}
declare module '@citation-js/plugin-ris' {}
