import { toPlainWord } from './plainText';
import { toStoredName } from './storedName';

/**
 * Matches the types of files that browsers may show. Browsers download files of all other types.
 * storage.rules has the same list.
 */
const SHOWN_TYPES = /^(application\/pdf|image\/(png|jpeg|gif|webp|avif))$/;

/**
 * Returns the `Content-Disposition` header of a stored file. The header determines whether a
 * browser shows or downloads the file, and the name of the download. Storage sends this header with
 * each download (`SettableMetadata` in the Firebase reference).
 *
 * `filename*` is the full name (RFC 6266, encoded as in RFC 8187). `filename` is for download
 * managers and mail gateways that ignore `filename*`. It comes first and contains only characters
 * that need no escaping (RFC 6266, section 5 and appendix D). Characters that could disguise the
 * name are removed.
 * @param name the file name with its extension
 * @param type the mime type
 */
export function formatContentDisposition(name: string, type: string): string {
  const visible = toPlainWord(name).replace(/\p{Cs}/gu, '') || 'file';
  const encoded = encodeURIComponent(visible).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const how = SHOWN_TYPES.test(type) ? 'inline' : 'attachment';
  return `${how}; filename="${toStoredName(visible)}"; filename*=UTF-8''${encoded}`;
}
