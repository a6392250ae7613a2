/** What people drop on the places for files: files, folders, and parts of other pages and programs. */

function listNames(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}

/** Names the folders. A script cannot read a folder as a file, and browsers list it among the files. */
function foldersIn(data: DataTransfer): string[] {
  return [...data.items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry?.isDirectory === true ? [entry.name] : [];
  });
}

/** Returns the dropped files, without folders. */
export function droppedFiles(data: DataTransfer): File[] {
  const folders = foldersIn(data);
  return [...data.files].filter(({ name }) => !folders.includes(name));
}

/** Returns the message about dropped folders; null when there are none. */
export function folderRefusal(data: DataTransfer): string | null {
  const folders = foldersIn(data);
  if (folders.length === 0) return null;
  return folders.length === 1
    ? `${listNames(folders)} is a folder. Drop the files in it.`
    : `${listNames(folders)} are folders. Drop the files in them.`;
}

/**
 * Returns the message about a link or a picture that was dragged from a page; null for anything else.
 * Some browsers make a file of such a picture.
 */
export function linkRefusal(data: DataTransfer): string | null {
  return data.files.length === 0 && data.types.includes('text/uri-list')
    ? 'A link or a picture of another page was dropped, not a file. Save it on this computer first, then drop that file.'
    : null;
}

/** Returns the message about what is dropped where only files are accepted; null for files alone. */
export function dropRefusal(data: DataTransfer): string | null {
  const folders = folderRefusal(data);
  if (folders !== null || data.files.length > 0) return folders;
  return (
    linkRefusal(data) ??
    'Something other than a file was dropped, such as text from another program. Save it as a file first, then drop that.'
  );
}

/** The message about a file that the browser could not read. */
export const UNREADABLE_FILE =
  'This file cannot be read. It may have been moved or deleted, or another program may have it open. Close it there and choose it again.';

/** Returns whether a file could not be read: gone, changed, locked, or a folder (File API, section 7). */
export function isUnreadableFile(error: unknown): boolean {
  const names = ['NotFoundError', 'NotReadableError', 'SecurityError'];
  return error instanceof DOMException && names.includes(error.name);
}
