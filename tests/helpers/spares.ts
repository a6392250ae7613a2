/** A small set of stored data that tests may change or delete. */
import { testPorts } from '../../scripts/local';
import { createExampleDocuments } from '../../seed/index';
import {
  clearDocuments,
  clearFiles,
  type Documents,
  toDownloadUrl,
  putFile,
  setDocuments,
} from '../../seed/rest';
import { createCategory, createNewsItem, createResourceFile } from './builders';

/** The name of the category, of the file and of the news item that a test changes. */
export const SPARE = 'Spare';

/** The example documents that stay unchanged. They are created once, because that is slow. */
const unchangedDocuments = Object.entries(createExampleDocuments(testPorts)).filter(
  ([path]) => !/^(history|resource|newsCommentary)/.test(path),
);

/**
 * Stores the staff list, the newest figures, two categories with a file each, and two news items.
 */
export async function resetToSpares(): Promise<void> {
  await Promise.all([clearDocuments(testPorts), clearFiles(testPorts)]);
  const spares = ['Another', SPARE].map(createSpare);
  const stored = spares.flatMap(({ files }) => files).map((file) => putFile(testPorts, file));
  const documents = Object.fromEntries([
    ...unchangedDocuments,
    ...spares.flatMap((each) => each.documents),
  ]);
  await Promise.all([...stored, setDocuments(testPorts, documents)]);
}

/** Returns a category with a file, and a news item with a picture, at the given position. */
function createSpare(name: string, displayOrder: number) {
  const n = 2000 + displayOrder;
  const file = { path: `resources/cat_${n}/2000_spare.pdf`, token: 'spare' };
  const picture = { path: `news-commentary/${n}_spare.png`, token: 'spare' };
  const at = new Date(1_700_000_000_000 + displayOrder).toISOString();
  const record = createResourceFile(`file_${n}_spare`, {
    name,
    url: toDownloadUrl(testPorts, file),
    uploadDate: at,
    category: `cat_${n}`,
    path: file.path,
  });
  const { id, ...item } = createNewsItem(displayOrder, {
    id: `spare-${displayOrder}`,
    title: name,
    videoUrl: 'https://www.youtube.com/watch?v=PLACEHLDR99',
    thumbnailUrl: toDownloadUrl(testPorts, picture),
    isActive: false,
    createdAt: at,
    updatedAt: at,
  });
  const documents: Documents = {
    [`resourceCategories/cat_${n}`]: { ...createCategory(n, { name, displayOrder }) },
    [`resourceFiles/${record.id}`]: { ...record, size: 8 },
    [`newsCommentary/${id}`]: item,
  };
  return {
    files: [
      { ...file, type: 'application/pdf', bytes: Buffer.from('%PDF-1.4') },
      { ...picture, type: 'image/png', bytes: Buffer.from('png') },
    ],
    documents: Object.entries(documents),
  };
}
