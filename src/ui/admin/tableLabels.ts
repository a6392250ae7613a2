export const sourceLabels = {
  paste: 'Paste the list here',
  edit: 'Text of the list',
  pasteHintTouch: 'Copy the rows, press and hold here, then choose Paste',
  orDrop: 'or drop one on the sheet',
  readTyped: 'Read this text',
  reading: 'Reading the list...',
  cancel: 'Cancel',
  pasted: 'Pasted',
};

export const columnLabels = {
  used: (used: readonly string[], all: number) =>
    `${used.length} of ${all} used${used.length === 0 ? '' : `: ${used.join(', ')}`}`,
  whatIs: (head: string) => `What ${head} is`,
  notUsed: 'Not used',
};
