/** The parts of the stored data that are loaded at the start. */
export type DataPart = 'accounts' | 'documents' | 'files';

const LINE = /^Stored (accounts|documents|files) cannot be read: (.*)$/;

/** Returns the line with which the suite reports unreadable stored data to its launcher. */
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
 * The beginning of the last line of a Firestore emulator that can no longer write to its data
 * folder.
 */
export const DATA_NOT_KEPT = 'Data can no longer be kept';
