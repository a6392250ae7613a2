export const toolMessages = {
  noFigures: 'There are no figures here yet.',
  saved: (name: string) => `Saved to your downloads: ${name}`,
  linkCopied: 'Link copied. It opens this range.',
  linkCopiedWithCompare: 'Link copied. It opens this range, with the year earlier.',
  linkNotCopied: 'This browser did not let the link be copied. It is selected here:',
  citationCopied: 'Citation copied.',
  codeCopied: 'Code copied.',
  notCopied: 'This browser did not let it be copied. It is selected above.',
  partMissing: 'The picture could not be drawn: a part of it did not load. Try again.',
  notDrawn: 'This browser could not draw the picture.',
} as const;

/** How long the message stays that something has worked. */
export const SAID_FOR_MS = 8_000;
