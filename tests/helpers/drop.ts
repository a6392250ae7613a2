interface DroppedData {
  files?: readonly File[];
  folders?: readonly string[];
  /** Dropped texts, by MIME type. */
  texts?: Readonly<Record<string, string>>;
}

/** Returns the data of a drop event. Folders appear among the files, as in browsers. */
export function createDropData({ files = [], folders = [], texts = {} }: DroppedData) {
  const createItem = (isDirectory: boolean) => (name: string) => ({
    kind: 'file',
    webkitGetAsEntry: () => ({ isDirectory, name }),
  });
  const all = [...files, ...folders.map((name) => new File(['x'.repeat(4096)], name))];
  return {
    dataTransfer: {
      files: all,
      items: [
        ...files.map(({ name }) => name).map(createItem(false)),
        ...folders.map(createItem(true)),
        ...Object.keys(texts).map(() => ({ kind: 'string', webkitGetAsEntry: () => null })),
      ],
      types: [...Object.keys(texts), ...(all.length > 0 ? ['Files'] : [])],
      getData: (type: string) => texts[type] ?? '',
    },
  };
}
