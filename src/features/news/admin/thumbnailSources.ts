/** The possible sources of an item's thumbnail, each with the name and the styles of its mark. */
export const thumbnailSources = {
  custom: { name: 'Custom thumbnail', className: 'bg-gain forced-colors:bg-[Highlight]' },
  auto: { name: 'Auto-generated thumbnail', className: 'bg-link forced-colors:bg-[Canvas]' },
} as const;

export type ThumbnailSource = keyof typeof thumbnailSources;
