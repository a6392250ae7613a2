import { useEffect, useState } from 'react';

/** Returns a temporary URL that shows a chosen image. Returns null if there is no file. */
export function useFilePicture(file: File | null): string | null {
  const [picture, setPicture] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (file === null) return;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the object URL must be revoked
    setPicture({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return picture !== null && picture.file === file ? picture.url : null;
}
