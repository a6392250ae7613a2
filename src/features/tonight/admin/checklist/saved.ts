/** The time of a save, and the email address of its author; '' if no record names the author. */
export interface LastSave {
  at: Date;
  email: string;
}
