export type FileIcon = 'pdf' | 'excel' | 'word' | 'powerpoint' | 'image' | 'zip' | 'file';

/** A kind of file that staff may upload. */
export interface FileKind {
  /** File name extensions in lower case, without the dot. The usual extension comes first. */
  extensions: readonly string[];
  /** The mime type with which Storage stores the file. */
  type: string;
  /** Other mime types that systems use for this kind. */
  synonyms?: readonly string[];
  /** Mime types of other kinds that some systems report for these extensions. */
  mistakenFor?: readonly string[];
  /** The name of the kind in the staff area. */
  label: string;
  icon: FileIcon;
  /** The name of a group of similar kinds in hints, such as 'Office'. */
  group: string;
}
