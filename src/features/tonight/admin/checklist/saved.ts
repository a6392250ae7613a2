/** The time of a save, and the address of its author; '' if no record names one. */
export interface LastSave {
  at: Date;
  email: string;
}
