/** The kinds of stored data that the suite loads at the start. */
export type DataPart = 'accounts' | 'documents' | 'files';

const LINE = /^Stored (accounts|documents|files) cannot be read: (.*)$/;

/** Returns the log line with which the suite reports that stored data cannot be loaded. */
export function unreadableLine(part: DataPart, problem: unknown): string {
  const reason = problem instanceof Error ? problem.message : String(problem);
  return `Stored ${part} cannot be read: ${reason.replaceAll('\n', ' ')}`;
}

export function parseUnreadableLine(line: string): { part: DataPart; reason: string } | undefined {
  const [, part, reason = ''] = LINE.exec(line) ?? [];
  return part === 'accounts' || part === 'documents' || part === 'files'
    ? { part, reason }
    : undefined;
}

/**
 * Beginning of the last log line of a Firestore emulator that can no longer write to its data
 * folder.
 */
export const DATA_NOT_KEPT = 'Data can no longer be stored';
