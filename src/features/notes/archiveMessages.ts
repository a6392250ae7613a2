/** The messages of the page /notes, which other pages do not load. */
export const archiveMessages = {
  title: 'Notes of the day',
  lead: 'Two or three sentences from one of our analysts each trading evening, with the figures they are about.',
  months: 'Months',
  loading: 'Loading the notes',
  noNote: 'No note.',
  noneInMonth: (month: string) => `There are no notes in ${month}.`,
  loadFailed: (month: string) => `The notes of ${month} could not be loaded`,
  shownMonth: 'The newest month is shown.',
  withoutScripts: 'The notes need JavaScript.',
  fromLastVisit: (when: string) => `From your last visit, ${when}.`,
  count: (notes: number, sessions: number) =>
    `${notes} ${notes === 1 ? 'note' : 'notes'}, ${sessions} ${sessions === 1 ? 'session' : 'sessions'}`,
} as const;
