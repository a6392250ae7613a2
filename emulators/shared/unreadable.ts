/** A part of what is kept that firebase-tools loads. */
export type KeptPart = 'accounts' | 'files';

const LINE = /^Kept (accounts|files) cannot be read: (.*)$/;

/** The line by which the suite tells its launcher that a part of the kept data is not usable. */
export function unreadableLine(part: KeptPart, problem: unknown): string {
  const reason = problem instanceof Error ? problem.message : String(problem);
  return `Kept ${part} cannot be read: ${reason.replaceAll('\n', ' ')}`;
}

export function readUnreadableLine(line: string): { part: KeptPart; reason: string } | undefined {
  const [, part, reason = ''] = LINE.exec(line) ?? [];
  return part === 'accounts' || part === 'files' ? { part, reason } : undefined;
}
