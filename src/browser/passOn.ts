/** Puts a text on the clipboard; false where the browser does not let the page do that. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether the system's share sheet takes files. */
function canShareFiles(data: ShareData): boolean {
  return (
    'canShare' in navigator &&
    window.matchMedia('(pointer: coarse)').matches &&
    navigator.canShare(data)
  );
}

/**
 * Hands a file to the share sheet of a phone, else to the downloads; `cancelled` where the sheet
 * was.
 */
export async function shareOrSave(file: File): Promise<'shared' | 'cancelled' | 'saved'> {
  const data = { files: [file] };
  if (canShareFiles(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // The press may be too long ago for the browser to open the sheet: the file is saved instead.
    }
  }
  saveFile(file.name, file);
  return 'saved';
}

/** A download that has not begun by then, in ms, has failed. */
const REVOKE_AFTER_MS = 60_000;

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
