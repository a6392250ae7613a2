/** Helpers for drop zones. A user may drop files, folders, links or text. */
import { joinNames } from '@/lib/difference';

/**
 * Returns the names of dropped folders. Browsers list folders as files, but scripts cannot read
 * them.
 */
function listFolders(data: DataTransfer): string[] {
  return [...data.items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry?.isDirectory === true ? [entry.name] : [];
  });
}

/** Returns the dropped files, without folders. */
export function listDroppedFiles(data: DataTransfer): File[] {
  const folders = listFolders(data);
  return [...data.files].filter(({ name }) => !folders.includes(name));
}

/** Returns the message about dropped folders; null if there are none. */
export function describeDroppedFolders(data: DataTransfer): string | null {
  const folders = listFolders(data);
  if (folders.length === 0) return null;
  const names = joinNames(folders.map((name) => `“${name}”`));
  return folders.length === 1
    ? `${names} is a folder. Drop the files in it.`
    : `${names} are folders. Drop the files in them.`;
}

/**
 * Returns the message about a link or picture dragged from a page; null for anything else. Some
 * browsers convert a dragged picture to a file, which the drop zone accepts.
 */
export function describeDroppedLink(data: DataTransfer): string | null {
  return data.files.length === 0 && data.types.includes('text/uri-list')
    ? 'You dropped a link or a picture from another page, not a file. Save it on this computer first, then drop the saved file.'
    : null;
}

/** Returns the message for a drop zone that accepts only files; null if only files were dropped. */
export function describeRejectedDrop(data: DataTransfer): string | null {
  const folders = describeDroppedFolders(data);
  if (folders !== null || data.files.length > 0) return folders;
  return (
    describeDroppedLink(data) ??
    'You dropped something other than a file, such as text from another program. Save it as a file first, then drop that file.'
  );
}
