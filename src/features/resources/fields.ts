import type { StoredText, TextField } from '@/lib/fields';

export const categoryFields = {
  name: {
    label: 'Category Name',
    kind: 'line',
    required: true,
    maxLength: 200,
    neededToShow: true,
  },
} as const satisfies Record<string, TextField>;

/**
 * The fields of a file that staff can edit, in the order of the form. The value of a `choice` field
 * is a key.
 */
export const fileFields = {
  name: {
    label: 'Display name',
    kind: 'line',
    required: true,
    maxLength: 200,
    neededToShow: true,
  },
  /** A line about the content, for example 'Index +0.62%, banks lead'. Older files have none. */
  description: {
    label: 'Description',
    kind: 'line',
    required: false,
    maxLength: 120,
    neededToShow: false,
  },
  icon: { label: 'Icon', kind: 'choice', required: true, maxLength: 10, neededToShow: false },
  category: {
    label: 'Category',
    kind: 'choice',
    required: true,
    maxLength: 24,
    neededToShow: false,
  },
} as const satisfies Record<string, TextField>;

export type FileFieldName = keyof typeof fileFields;

export const storedFileFields = {
  ...fileFields,
  url: { kind: 'link', neededToShow: true },
  /** The MIME type. Empty if it is unknown. */
  fileType: { kind: 'choice', neededToShow: false },
  uploadDate: { kind: 'choice', neededToShow: false },
  path: { kind: 'choice', neededToShow: false },
} as const satisfies Record<string, StoredText>;
