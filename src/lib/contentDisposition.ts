/** A browser may show these types and saves all others. storage.rules says the same. */
const SHOWN = /^(application\/pdf|image\/(png|jpeg|gif|webp|avif))$/;

/**
 * Returns the header with which a stored file is sent to whoever opens it: whether a browser shows
 * or saves it, and the name to save it under (RFC 6266, in the encoding of RFC 8187). Characters
 * that would make the name look like another one are left out.
 * @param name with its extension
 * @param type the mime type
 */
export function contentDisposition(name: string, type: string): string {
  const visible = name.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '') || 'file';
  const encoded = encodeURIComponent(visible).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${SHOWN.test(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`;
}
