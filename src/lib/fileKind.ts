export type FileIcon = 'pdf' | 'excel' | 'word' | 'powerpoint' | 'image' | 'zip' | 'file';

/** A kind of file that staff may upload. */
export interface FileKind {
  /** In lower case, without the dot. The usual extension comes first. */
  extensions: readonly string[];
  /** The type that is stored. */
  type: string;
  /** Other names of this type. */
  synonyms?: readonly string[];
  /** Types of other kinds that some systems report for this extension. */
  mistakenFor?: readonly string[];
  /** The name of the kind in the staff area. */
  label: string;
  icon: FileIcon;
  /** The name of this and similar kinds in hints, such as 'Office'. */
  group: string;
}
