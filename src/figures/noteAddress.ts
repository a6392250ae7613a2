/** Returns the element id of a note on /notes, such as 'n-2026-11-27'. */
export const toNoteId = (session: string) => `n-${session}`;
export const toNoteAddress = (session: string) =>
  `/notes?month=${session.slice(0, 7)}#${toNoteId(session)}`;
