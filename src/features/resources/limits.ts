export const FILE_SKELETONS = 4;
/** Files that a visitor sees in rows at first, and with each 'Show more'. */
export const FILES_AT_ONCE = 24;

/** Categories, and files of one, that visitors are shown; firestore.rules says the same. */
export const MOST_CATEGORIES = 200;
export const MOST_FILES = 1000;

/** The largest file that may be uploaded, in megabytes; storage.rules says the same. */
export const MAX_FILE_MEGABYTES = 50;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;
export const ACCEPTED_KINDS = 'PDF, Office, image, zip, CSV and text files';
/** The types that may be uploaded, as in storage.rules. SVG and HTML are left out: both carry scripts. */
export const ACCEPTED_TYPES: readonly RegExp[] = [
  /^application\/(pdf|msword|vnd\.ms-(excel|powerpoint)|rtf)$/,
  /^application\/vnd\.(openxmlformats-officedocument|oasis\.opendocument)\.[a-z.-]+$/,
  /^application\/(zip|x-zip-compressed|x-7z-compressed|vnd\.rar|x-compressed|gzip|x-gzip)$/,
  /^text\/(csv|plain)$/,
  /^image\/(png|jpeg|gif|webp|avif)$/,
  /^application\/octet-stream$/,
];

/** The list of files is loaded again after so long when staff come back to it, in ms. */
export const FILES_FRESH_MS = 5 * 60_000;
