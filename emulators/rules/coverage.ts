/** As the `ruleCoverage` endpoint of the Firestore emulator answers. */
export interface CoverageReport {
  rules: { files: { name: string; content: string }[] };
  report: CoverageNode[];
}
export interface CoverageNode {
  sourcePosition: {
    fileName?: string;
    line: number;
    column: number;
    currentOffset: number;
    endOffset: number;
  };
  values?: { value: Record<string, unknown>; count: number }[];
  children?: CoverageNode[];
}
