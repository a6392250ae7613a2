import { useEffect, useState } from 'react';

/** Returns the object URL of a chosen image; null while there is none. */
export function useFilePicture(file: File | null): string | null {
  const [picture, setPicture] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (file === null) return;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address must be released again
    setPicture({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return picture !== null && picture.file === file ? picture.url : null;
}
