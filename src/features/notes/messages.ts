export const noteMessages = {
  loadFailed: 'Failed to load the notes',
  ofDay: 'Note of the day',
  ofEarlierDay: (weekday: string) => `${weekday}’s note`,
  corrected: 'Corrected',
  figureChanged: 'Figure changed',
  changed: {
    asi: 'after this note was written: the index closed at',
    exchangeRate: 'after this note was written: a dollar cost',
  },
  notTonight: 'Not tonight’s.',
  writtenBefore: (weekday: string) =>
    `Written before the figures below; there is no note for ${weekday}.`,
  readOn: 'Read on',
  earlier: 'Earlier notes',
} as const;
