/** What every example file is about; each kind shows it in its own form. */
export interface Report {
  title: string;
  category: string;
  about: string;
  date: string;
  table: { head: string[]; rows: (string | number)[][] };
}
