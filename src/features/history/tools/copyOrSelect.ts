import { copyText } from '@/browser/fileActions';
import { toolMessages } from '../messages';

/**
 * Copies a text and returns a message for the user. If the browser does not allow copying, calls
 * `select` to select the text. The user can then copy it with the keyboard.
 */
export async function copyOrSelect(text: string, copied: string, select: () => void) {
  if (await copyText(text)) return copied;
  select();
  return toolMessages.notCopied;
}
