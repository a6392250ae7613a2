/** The small build of SheetJS: as much of it as workbooks are read with. */
declare module '@e965/xlsx/dist/xlsx.mini.min.js' {
  /** `t` is its type: a number, a text, a truth value, an error, or nothing but a format. */
  export interface Cell {
    t: 'n' | 's' | 'b' | 'e' | 'z';
    v?: unknown;
    /** Its number format. */
    z?: string;
  }

  /** The cells of a sheet by their addresses, such as `A1`, and its rows. */
  export type Worksheet = Record<string, Cell> & {
    '!rows'?: Cell & ({ hidden?: boolean } | undefined)[];
  };

  export interface Workbook {
    SheetNames: string[];
    /** Those that were asked for, and that could be read. */
    Sheets: Record<string, Worksheet | undefined>;
    Workbook: {
      /** `Hidden` is 2 where only a macro can show it again. */
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
