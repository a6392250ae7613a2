/** Copies text to the clipboard. Returns false if the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether the device has a share sheet that accepts files. */
function canShareFiles(data: ShareData): boolean {
  return (
    'canShare' in navigator &&
    window.matchMedia('(pointer: coarse)').matches &&
    navigator.canShare(data)
  );
}

/**
 * Opens the share sheet of a phone; on other devices, downloads the file. 'cancelled' means that
 * the user closed the share sheet.
 */
export async function shareOrSave(file: File): Promise<'shared' | 'cancelled' | 'saved'> {
  const data = { files: [file] };
  if (canShareFiles(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // If the click is too long ago, the browser does not open the share sheet. Download the file
      // instead.
    }
  }
  saveFile(file.name, file);
  return 'saved';
}

/** The delay before the file's URL is revoked, in ms. The download has started by this time. */
const REVOKE_AFTER_MS = 60_000;

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoke it later, because some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
