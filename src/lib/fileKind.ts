export type FileIcon = 'pdf' | 'excel' | 'word' | 'powerpoint' | 'image' | 'zip' | 'file';

export interface FileKind {
  /** File name extensions in lower case, without the dot. The most common extension comes first. */
  extensions: readonly string[];
  /** The mime type under which Storage stores the file. */
  type: string;
  /** Other mime types of the same kind of file. */
  synonyms?: readonly string[];
  /** Mime types of other kinds of files that some systems wrongly report for these extensions. */
  mistakenFor?: readonly string[];
  label: string;
  icon: FileIcon;
  /** The name of a group of similar kinds in hints for staff, such as 'Office'. */
  group: string;
}
