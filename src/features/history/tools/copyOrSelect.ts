import { copyText } from '@/browser/fileActions';
import { toolMessages } from '../messages';

/**
 * Copies a text and returns the message for the user. If the browser does not allow that, calls
 * `select`, so that the user can copy the text with the keyboard.
 */
export async function copyOrSelect(text: string, copied: string, select: () => void) {
  if (await copyText(text)) return copied;
  select();
  return toolMessages.notCopied;
}
