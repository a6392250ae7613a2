/**
 * Puts a text on the clipboard. False where the browser does not let a page do that: the visitor
 * said no, the address is not https, or the page stands in a frame.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
