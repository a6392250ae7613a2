/** How long a download may take to begin; what it reads is given up after that. Milliseconds. */
const BEGUN_BY_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), BEGUN_BY_MS);
}
