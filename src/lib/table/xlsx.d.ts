/** Declares only the part of SheetJS that `workbook.ts` uses. */
declare module '@e965/xlsx/dist/xlsx.mini.min.js' {
  /**
   * `t` is the type of the value: number, string, boolean or error. The type 'z' is for a cell that
   * has only a format.
   */
  export interface Cell {
    t: 'n' | 's' | 'b' | 'e' | 'z';
    v?: unknown;
    /** The number format. */
    z?: string;
  }

  /**
   * The cells of a sheet by address, such as 'A1', and its rows and columns. `hpt` is the height of
   * a row in points.
   */
  export type Worksheet = Record<string, Cell> & {
    '!rows'?: Cell & ({ hidden?: boolean; hpt?: number } | undefined)[];
    '!cols'?: Cell & ({ hidden?: boolean } | undefined)[];
  };

  export interface Workbook {
    SheetNames: string[];
    /** The sheets by name. Contains only the sheets that were requested and could be read. */
    Sheets: Record<string, Worksheet | undefined>;
    Workbook: {
      /** `Hidden` is 2 if only a macro can make the sheet visible again. */
      Sheets: { Hidden?: 0 | 1 | 2 }[];
      WBView: { activeTab?: number }[];
      WBProps: { date1904?: boolean };
    };
  }

  const library: {
    read: (file: Uint8Array, options: Readonly<Record<string, unknown>>) => Workbook;
    utils: { decode_cell: (address: string) => { r: number; c: number } };
    SSF: {
      is_date: (format: string) => boolean;
      parse_date_code: (
        serial: number,
        options: { date1904: boolean },
      ) => { y: number; m: number; d: number } | null;
    };
  };
  export default library;
}
