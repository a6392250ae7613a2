import { type DescribeChange, findDifferences, shortenText, type ValueRow } from '@/lib/difference';
import { toFields, readText, type StoredFields } from '@/lib/stored';
import { parseNotePath } from '../notes';

export const NOTE_TITLE = 'Note of the day';

/**
 * Returns the parts of a note as rows that can be compared. An invalid document is shown as far as
 * it can be read.
 */
export function toNoteRows(data: StoredFields | null): ValueRow[] {
  const correction = toFields(data?.['correction']);
  const createRow = (label: string, alone: string, text: string | null): ValueRow => ({
    label,
    alone,
    text: text ?? '',
    short: shortenText(text ?? ''),
  });
  return [
    createRow(NOTE_TITLE, 'Text', data && readText(data, 'text')),
    createRow('Note signed by', 'Signed by', data && readText(data, 'author')),
    createRow(
      'Correction of the note',
      'Correction',
      correction && readText(correction, 'explanation'),
    ),
  ];
}

export const describeNoteChange: DescribeChange = (path, before, after) =>
  parseNotePath(path) === null
    ? null
    : {
        name: NOTE_TITLE,
        differences: findDifferences(toNoteRows(before), toNoteRows(after)),
        recordScope: 'whole',
      };
