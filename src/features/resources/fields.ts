import type { StoredText, TextField } from '@/lib/fields';

export const categoryTexts = {
  name: { label: 'Category Name', most: 200, kind: 'line', needed: true },
} as const satisfies Record<string, TextField>;

/** The fields of a file's form, in its order; a choice is a key. */
export const fileTexts = {
  name: { label: 'Display name', most: 200, kind: 'line', needed: true },
  icon: { label: 'Icon', most: 10, kind: 'choice' },
  category: { label: 'Category', most: 24, kind: 'choice' },
} as const satisfies Record<string, TextField>;

export type FileText = keyof typeof fileTexts;

export const storedFileTexts = {
  ...fileTexts,
  url: { kind: 'link', needed: true },
  /** Its mime type; '' when unknown. */
  fileType: { kind: 'choice' },
  /** ISO time. */
  uploadDate: { kind: 'choice' },
  path: { kind: 'choice' },
} as const satisfies Record<string, StoredText>;
