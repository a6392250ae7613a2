import type { TextField } from '@/lib/fields';

export const newsTextFields = {
  title: { label: 'Title', kind: 'line', required: true, maxLength: 200, neededToShow: true },
  interviewer: {
    label: 'Interviewer',
    kind: 'line',
    required: true,
    maxLength: 120,
    neededToShow: false,
  },
  description: {
    label: 'Description',
    kind: 'text',
    required: true,
    maxLength: 2000,
    neededToShow: false,
  },
  videoUrl: {
    label: 'YouTube Video URL',
    kind: 'link',
    required: true,
    maxLength: 2000,
    neededToShow: true,
  },
} as const satisfies Record<string, TextField>;

export type NewsTextName = keyof typeof newsTextFields;
