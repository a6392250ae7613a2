/** The time of a save and the email address of its author. The address is '' if it is unknown. */
export interface LastSave {
  at: Date;
  email: string;
}
