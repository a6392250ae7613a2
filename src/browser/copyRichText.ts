import { copyText } from './fileActions';

/**
 * Copies a text to the clipboard, together with its HTML for programs that accept formatted text.
 * If the browser cannot copy HTML, copies only the text. Returns false if the browser forbids it.
 */
export async function copyRichText(text: string, html: string): Promise<boolean> {
  try {
    const item = new ClipboardItem({
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'text/html': new Blob([html], { type: 'text/html' }),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyText(text);
  }
}
