/** Copies text to the clipboard. Returns false if the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function canShareFiles(data: ShareData): boolean {
  return (
    'canShare' in navigator &&
    window.matchMedia('(pointer: coarse)').matches &&
    navigator.canShare(data)
  );
}

/**
 * Opens the share sheet on a phone or tablet. On other devices, downloads the file. Resolves with
 * 'cancelled' if the user closes the share sheet.
 */
export async function shareOrSave(file: File): Promise<'shared' | 'cancelled' | 'saved'> {
  const data = { files: [file] };
  if (canShareFiles(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // Browsers open the share sheet only shortly after a click. If the click was too long ago,
      // download the file instead.
    }
  }
  saveFile(file.name, file);
  return 'saved';
}

/** How long to wait before the file's object URL is revoked. The download has started by then. */
const REVOKE_AFTER_MS = 60_000;

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the blob only after the click event, so revoke its URL later.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
