import type { TextField } from '@/lib/fields';

/** The texts of an item, in the order of its form: whatever reads, edits, checks or saves them maps over these. */
export const newsTexts = {
  title: { label: 'Title', most: 200, kind: 'line', needed: true },
  interviewer: { label: 'Interviewer', most: 120, kind: 'line' },
  description: { label: 'Description', most: 2000, kind: 'text' },
  videoUrl: { label: 'YouTube Video URL', most: 2000, kind: 'link', needed: true },
} as const satisfies Record<string, TextField>;

export type NewsText = keyof typeof newsTexts;
