/** The stored data that firebase-tools itself loads at the start. */
export type DataPart = 'accounts' | 'files';

const LINE = /^Stored (accounts|files) cannot be read: (.*)$/;

/** Returns the line on which the suite reports to its launcher that stored data is unusable. */
export function unreadableLine(part: DataPart, problem: unknown): string {
  const reason = problem instanceof Error ? problem.message : String(problem);
  return `Stored ${part} cannot be read: ${reason.replaceAll('\n', ' ')}`;
}

export function parseUnreadableLine(line: string): { part: DataPart; reason: string } | undefined {
  const [, part, reason = ''] = LINE.exec(line) ?? [];
  return part === 'accounts' || part === 'files' ? { part, reason } : undefined;
}

/** The beginning of the last line of a Firestore engine that can no longer write to its data folder. */
export const DATA_NOT_KEPT = 'Data can no longer be kept';
